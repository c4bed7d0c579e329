/**
 * What the plots have in common, as SVG text: shapes, a linear axis, one band a model. The drawings are few and plain;
 * loading a plotting library and a DOM to draw on took a fourteenth of the time of 3,000 calls without latency.
 */
import { excerpt, htmlText } from '../../words/escape.js';
import { FLOAT_NOISE } from '../../../basics/basics.js';

/** As wide as a phone shows and as a third of a screen: words keep their size. */
const WIDTH = 360;
/** A model's band: a line of words, and below it its shapes. */
const WORDS = 22;
const SHAPES = 24;
const MAX_NAME = 18;
/** Between the shapes and the edge, so that a dot on the edge is drawn whole. */
const EDGE = 8;
const TICKS_HEIGHT = 28;

/** The measure along an axis, from 0 up. */
interface Axis {
  readonly highest: number;
  readonly tickFormat: (value: number) => string;
  /** About so many ticks. */
  readonly ticks: number;
}

/** Anything that belongs to one model's band. */
interface OfModel {
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

/** One band a model in the given order, with a value in words above it, and the name where there are several. */
export function drawModels<T extends OfModel>(
  models: readonly T[],
  axis: Axis,
  shapes: (model: T, band: Band) => readonly string[],
  words: (model: T) => string,
): string {
  const height = models.length * (WORDS + SHAPES) + TICKS_HEIGHT;
  const scale = scaleOf(axis);
  const frame = { top: 0, right: WIDTH - EDGE, bottom: height - TICKS_HEIGHT, left: EDGE };
  const x = xScale(scale, frame);
  const bands = models.map((model, index) => {
    const line = index * (WORDS + SHAPES) + WORDS / 2;
    const top = line + WORDS / 2;
    const name = models.length === 1 ? '' : nameOf(model.modelId);
    return [
      text([frame.left, line], 'start', name),
      text([frame.right, line], 'end', words(model), 'font-weight="600" fill="var(--ink)"'),
      ...shapes(model, { top, middle: top + SHAPES / 2, bottom: top + SHAPES, x }),
    ];
  });
  return drawing(height, [...xAxis(axis, scale, frame, 'grid'), ...bands.flat()]);
}

/** Columns over an x axis from 0 to 1. */
export function drawColumns(
  height: number,
  x: Axis,
  y: Axis,
  shapes: (x: (value: number) => number, y: (value: number) => number) => readonly string[],
): string {
  const frame = { top: 8, right: WIDTH - EDGE, bottom: height - TICKS_HEIGHT, left: 40 };
  const [xTicks, yTicks] = [scaleOf(x), scaleOf(y)];
  const yAt = yScale(yTicks, frame);
  return drawing(height, [
    ...yAxis(y, yTicks, frame),
    ...xAxis(x, xTicks, frame, 'marks'),
    ...shapes(xScale(xTicks, frame), yAt),
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

/** What is below the series: words for both ends, and of each step what a reader who presses it is told. */
export interface Steps {
  readonly ends: readonly [first: string, last: string];
  readonly points?: readonly StepPoint[];
}

/** Foreign text but for the URL, which is one of http(s). */
export interface StepPoint {
  readonly commit: string;
  readonly words: string;
  readonly url: string | undefined;
}

/** Series over what happened first to last; a value alone is a dot. */
export function drawSeries(
  height: number,
  y: Axis,
  series: readonly Series[],
  { ends, points }: Steps,
): string {
  const frame = seriesFrame(height);
  const x = stepScale(frame, Math.max(1, ...series.map(({ values }) => values.length)));
  const scale = scaleOf(y);
  const yAt = yScale(scale, frame);
  const lines = series.flatMap(({ values, stroke, dashed }) => {
    const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
    const corners = known.map(({ value, index }) => `${px(x(index))},${px(yAt(value))}`);
    const dots = known.map(({ value, index }) =>
      dot([x(index), yAt(value)], 2.5, stroke, pointWords(points?.[index], index)),
    );
    const dashes = dashed === true ? ' stroke-dasharray="5 4"' : '';
    return [
      `<polyline points="${corners.join(' ')}" fill="none" stroke="${stroke}" stroke-width="2"${dashes}/>`,
      ...dots,
    ];
  });
  return drawing(height, [
    ...yAxis(y, scale, frame),
    ...lines,
    text([frame.left, frame.bottom + 15], 'start', ends[0]),
    text([frame.right, frame.bottom + 15], 'end', ends[1]),
  ]);
}

function pointWords(point: StepPoint | undefined, index: number): DotWords | undefined {
  if (point === undefined) return undefined;
  const { commit, words, url } = point;
  const data = { at: String(index), commit, words, ...(url === undefined ? {} : { url }) };
  return {
    attributes: Object.entries(data).map(([name, value]) => `data-${name}="${htmlText(value)}"`),
    title: `${commit}, ${words}`,
  };
}

function seriesFrame(height: number): Frame {
  return { top: 8, right: WIDTH - EDGE, bottom: height - TICKS_HEIGHT, left: 58 };
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

/** Pixels of a drawing that has no models, so that plots side by side are about equally high. */
export const PLOT_HEIGHT = 140;

/** A model's name as short as its line wants it. */
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

/** What a dot says of itself: attributes for the page's script, and a title for who rests on it. */
interface DotWords {
  readonly attributes: readonly string[];
  readonly title: string;
}

export function dot([x, y]: Point, radius: number, fill: string, words?: DotWords): string {
  const shape = `<circle cx="${px(x)}" cy="${px(y)}" r="${radius}" fill="${fill}" fill-opacity="0.55"`;
  return words === undefined
    ? `${shape}/>`
    : `${shape} ${words.attributes.join(' ')}><title>${htmlText(words.title)}</title></circle>`;
}

/** A square on its corner. */
export function diamond([x, y]: Point, radius: number, fill: string): string {
  const corners: readonly Point[] = [
    [x, y - radius],
    [x + radius, y],
    [x, y + radius],
    [x - radius, y],
  ];
  const points = corners.map(([left, top]) => `${px(left)},${px(top)}`).join(' ');
  return `<polygon points="${points}" fill="${fill}" stroke="var(--ink)" stroke-width="1"/>`;
}

function text(
  [x, y]: Point,
  anchor: 'start' | 'middle' | 'end',
  words: string,
  more = 'fill="currentColor"',
): string {
  if (words === '') return '';
  return `<text x="${px(x)}" y="${px(y)}" dy="0.32em" text-anchor="${anchor}" ${more}>${htmlText(words)}</text>`;
}

function drawing(height: number, shapes: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-size="12" font-family="system-ui, sans-serif">${shapes.join('')}</svg>`;
}

/** Values at which an axis has its words, from 0; it ends with the last, which is no lower than the data. */
type Scale = readonly number[];

function xScale(scale: Scale, { left, right }: Frame): (value: number) => number {
  const end = scale.at(-1) ?? 1;
  return (value) => left + (value / end) * (right - left);
}

function yScale(scale: Scale, { top, bottom }: Frame): (value: number) => number {
  const end = scale.at(-1) ?? 1;
  return (value) => bottom - (value / end) * (bottom - top);
}

/** Marks and words below the frame, those at its ends inside of it. `grid`: with lines through it. */
function xAxis(axis: Axis, scale: Scale, frame: Frame, style: 'grid' | 'marks'): readonly string[] {
  const x = xScale(scale, frame);
  const labels = scale.map((value, index): TickLabel => {
    const words = axis.tickFormat(value);
    const width = words.length * DIGIT_WIDTH;
    if (index === 0) return { words, anchor: 'start', left: x(value), right: x(value) + width };
    return index === scale.length - 1
      ? { words, anchor: 'end', left: x(value) - width, right: x(value) }
      : { words, anchor: 'middle', left: x(value) - width / 2, right: x(value) + width / 2 };
  });
  const shown = new Set(withoutCollisions(labels));
  return scale.flatMap((value, index) => {
    const label = labels[index];
    const at = x(value);
    return [
      ...(style === 'grid' ? [line([at, frame.top], [at, frame.bottom], 'var(--line)', 0.5)] : []),
      line([at, frame.bottom], [at, frame.bottom + 6], 'currentColor', 1),
      label === undefined || !shown.has(label)
        ? ''
        : text([at, frame.bottom + 15], label.anchor, label.words, TICK),
    ];
  });
}

const TICK = 'fill="currentColor" class="tick"';
/** Pixels of a digit, and a little more. */
const DIGIT_WIDTH = 7;

interface TickLabel {
  readonly words: string;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly left: number;
  readonly right: number;
}

/** The first and the last label, and of those between them as many as have room. */
function withoutCollisions(labels: readonly TickLabel[]): readonly TickLabel[] {
  const last = labels.at(-1);
  const kept: TickLabel[] = [];
  for (const label of labels) {
    const before = kept.at(-1)?.right ?? -Infinity;
    const hidesLast = last !== undefined && label !== last && label.right > last.left;
    if (label === last || (label.left >= before && !hidesLast)) kept.push(label);
  }
  return kept;
}

/** Lines through the frame with their words on the left. */
function yAxis(axis: Axis, scale: Scale, frame: Frame): readonly string[] {
  const y = yScale(scale, frame);
  return scale.flatMap((value) => [
    line([frame.left, y(value)], [frame.right, y(value)], 'var(--line)', 1),
    text([frame.left - 8, y(value)], 'end', axis.tickFormat(value), TICK),
  ]);
}

/** Round values from 0, a power of ten times 1, 2 or 5 apart, the last no lower than the highest. */
function scaleOf({ highest, ticks }: Axis): Scale {
  const rough = highest / ticks;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((one) => one * power >= rough * 0.8) ?? 10;
  const step = factor * power;
  const steps = Math.ceil(highest / step - FLOAT_NOISE);
  // Among the smallest and the largest numbers there is no such step, or nothing above it.
  if (!(step > 0) || !Number.isFinite(step * steps)) return [0, highest];
  // Multiplied, since a sum of many steps would drift.
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}

/** Tenths of a pixel are as fine as a screen shows. */
function px(value: number): string {
  return String(Math.round(value * 10) / 10);
}
