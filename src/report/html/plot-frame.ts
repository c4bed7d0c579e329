/**
 * What the plots have in common, as SVG text: shapes, a linear axis, one band a model. The drawings are few and plain;
 * loading a plotting library and a DOM to draw on took a fourteenth of the time of 3,000 calls without latency.
 */
import { excerpt, htmlText } from '../words/escape.js';
import { FLOAT_NOISE } from '../../basics/numbers.js';

const WIDTH = 560;
const ROW = 38;
const MAX_NAME = 20;

/** The measure along an axis, from 0 up. */
export interface Axis {
  readonly highest: number;
  readonly tickFormat: (value: number) => string;
  /** About so many ticks. */
  readonly ticks: number;
}

/** Anything that belongs to one model's band. */
export interface OfModel {
  readonly modelId: string;
}

/** Where a model's shapes go: pixels from the top, and from the left for a value. */
export interface Band {
  readonly top: number;
  readonly middle: number;
  readonly bottom: number;
  readonly x: (value: number) => number;
}

/** Pixels from the left and from the top of a drawing. */
type Point = readonly [x: number, y: number];

interface Frame {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** One band a model in the given order, named on the left, with a value in words on the right. */
export function drawModels<T extends OfModel>(
  models: readonly T[],
  axis: Axis,
  shapes: (model: T, band: Band) => readonly string[],
  words: (model: T) => string,
): string {
  const height = modelsHeight(models.length);
  const frame = { top: 4, right: WIDTH - 76, bottom: height - 30, left: 130 };
  const x = xScale(axis, frame);
  const bands = models.map((model, index) => {
    const top = frame.top + index * ROW;
    const middle = top + ROW / 2;
    return [
      text([frame.left - 9, middle], 'end', nameOf(model.modelId)),
      ...shapes(model, { top, middle, bottom: top + ROW, x }),
      text([frame.right + 8, middle], 'start', words(model), 'font-weight="600" fill="var(--ink)"'),
    ];
  });
  return drawing(height, [...xAxis(axis, frame, 'grid'), ...bands.flat()]);
}

/** Columns over an x axis from 0 to 1. */
export function drawColumns(
  height: number,
  x: Axis,
  y: Axis,
  shapes: (x: (value: number) => number, y: (value: number) => number) => readonly string[],
): string {
  const frame = { top: 14, right: WIDTH - 16, bottom: height - 30, left: 44 };
  const yScale = (value: number): number =>
    frame.bottom - (value / y.highest) * (frame.bottom - frame.top);
  const yAxis = ticksOf(y).flatMap((value) => [
    line([frame.left, yScale(value)], [frame.right, yScale(value)], 'var(--line)', 1),
    text([frame.left - 9, yScale(value)], 'end', y.tickFormat(value)),
  ]);
  return drawing(height, [
    ...yAxis,
    ...xAxis(x, frame, 'marks'),
    ...shapes(xScale(x, frame), yScale),
    line([frame.left, frame.bottom], [frame.right, frame.bottom], 'var(--line)', 1),
  ]);
}

/** A line through values over equal steps from left to right, each in 0 to the axis' highest; null is a gap. */
export interface Series {
  readonly values: readonly (number | null)[];
  readonly stroke: string;
  /** Drawn with dashes. */
  readonly dashed?: boolean;
}

/** Series over what happened first to last; a value alone is a dot. */
export function drawSeries(
  height: number,
  y: Axis,
  series: readonly Series[],
  ends: readonly [first: string, last: string],
): string {
  const frame = seriesFrame(height);
  const x = stepScale(frame, Math.max(1, ...series.map(({ values }) => values.length)));
  const yScale = (value: number): number =>
    frame.bottom - (value / y.highest) * (frame.bottom - frame.top);
  const grid = ticksOf(y).flatMap((value) => [
    line([frame.left, yScale(value)], [frame.right, yScale(value)], 'var(--line)', 1),
    text([frame.left - 9, yScale(value)], 'end', y.tickFormat(value)),
  ]);
  const lines = series.flatMap(({ values, stroke, dashed }) => {
    const points = values.flatMap((value, index) =>
      value === null ? [] : [`${px(x(index))},${px(yScale(value))}`],
    );
    const dots = values.flatMap((value, index) =>
      value === null ? [] : [dot([x(index), yScale(value)], 2.5, stroke)],
    );
    const dashes = dashed === true ? ' stroke-dasharray="5 4"' : '';
    return [
      `<polyline points="${points.join(' ')}" fill="none" stroke="${stroke}" stroke-width="2"${dashes}/>`,
      ...dots,
    ];
  });
  return drawing(height, [
    ...grid,
    ...lines,
    text([frame.left, frame.bottom + 15], 'start', ends[0]),
    text([frame.right, frame.bottom + 15], 'end', ends[1]),
  ]);
}

function seriesFrame(height: number): Frame {
  return { top: 10, right: WIDTH - 20, bottom: height - 30, left: 60 };
}

/** Where the steps are, from left to right. */
function stepScale({ left, right }: Frame, steps: number): (index: number) => number {
  return (index) => left + (index / Math.max(1, steps - 1)) * (right - left);
}

/** What happened at a step, and where it leads. */
export interface Mark {
  /** Plain text. */
  readonly title: string;
  /** A fragment of the page. */
  readonly href: string;
}

/**
 * A drawing of series whose steps can be pressed: each has the height of the drawing, so that a finger hits it among
 * hundreds. The keyboard passes by, since a year of steps would be a thousand stops: what they lead to is on the page.
 * @param svg as `drawSeries` made it, of the same height
 * @param marks one a step
 */
export function withMarks(svg: string, height: number, marks: readonly Mark[]): string {
  const frame = seriesFrame(height);
  const x = stepScale(frame, marks.length);
  const half = marks.length < 2 ? 10 : (x(1) - x(0)) / 2;
  const strips = marks.map(({ title, href }, index) => {
    const strip = rect(
      [x(index) - half, frame.top - 6],
      [x(index) + half, frame.bottom + 6],
      'var(--accent)',
      'fill-opacity="0"',
    );
    return `<a href="${htmlText(href)}" tabindex="-1"><title>${htmlText(title)}</title>${strip}</a>`;
  });
  return svg.replace(/<\/svg>$/, () => `${strips.join('')}</svg>`);
}

/** So that plots side by side are equally high. */
export function modelsHeight(models: number): number {
  return models * ROW + 36;
}

/** A model's name as short as the margin wants it. */
export function nameOf(modelId: string): string {
  const name = excerpt(modelId, MAX_NAME);
  return name === '' ? '(empty)' : name;
}

/** A rectangle between its left top and its right bottom corner. `more`: further attributes. */
export function rect([left, top]: Point, [right, bottom]: Point, fill: string, more = ''): string {
  const [width, height] = [Math.max(0, right - left), Math.max(0, bottom - top)];
  return `<rect x="${px(left)}" y="${px(top)}" width="${px(width)}" height="${px(height)}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}

export function line([x1, y1]: Point, [x2, y2]: Point, stroke: string, width: number): string {
  return `<line x1="${px(x1)}" y1="${px(y1)}" x2="${px(x2)}" y2="${px(y2)}" stroke="${stroke}" stroke-width="${width}"/>`;
}

export function dot([x, y]: Point, radius: number, fill: string): string {
  return `<circle cx="${px(x)}" cy="${px(y)}" r="${radius}" fill="${fill}" fill-opacity="0.55"/>`;
}

function text(
  [x, y]: Point,
  anchor: 'start' | 'middle' | 'end',
  words: string,
  more = 'fill="currentColor"',
): string {
  return `<text x="${px(x)}" y="${px(y)}" dy="0.32em" text-anchor="${anchor}" ${more}>${htmlText(words)}</text>`;
}

function drawing(height: number, shapes: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-size="10" font-family="system-ui, sans-serif">${shapes.join('')}</svg>`;
}

function xScale({ highest }: Axis, { left, right }: Frame): (value: number) => number {
  return (value) => left + (value / highest) * (right - left);
}

/** Marks and words below the frame. `grid`: with lines through it. */
function xAxis(axis: Axis, frame: Frame, style: 'grid' | 'marks'): readonly string[] {
  const x = xScale(axis, frame);
  return ticksOf(axis).flatMap((value) => [
    ...(style === 'grid'
      ? [line([x(value), frame.top], [x(value), frame.bottom], 'var(--line)', 0.5)]
      : []),
    line([x(value), frame.bottom], [x(value), frame.bottom + 6], 'currentColor', 1),
    text([x(value), frame.bottom + 15], 'middle', axis.tickFormat(value)),
  ]);
}

/** Round values from 0 to the highest, a power of ten times 1, 2 or 5 apart. */
function ticksOf({ highest, ticks }: Axis): readonly number[] {
  const rough = highest / ticks;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((one) => one * power >= rough * 0.8) ?? 10;
  const step = factor * power;
  // Below the smallest numbers there is no step.
  if (!(step > 0)) return [0];
  // Multiplied, since a sum of many steps would drift.
  return Array.from(
    { length: Math.floor(highest / step + FLOAT_NOISE) + 1 },
    (_, index) => index * step,
  );
}

/** Tenths of a pixel are as fine as a screen shows. */
function px(value: number): string {
  return String(Math.round(value * 10) / 10);
}
