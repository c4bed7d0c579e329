/**
 * The script that draws the plots of report.html and of the history's page, with uPlot. In: the JSON beside each place
 * (../plots.ts). Out: a canvas in the colours of the page, drawn when it comes into sight; below those whose steps can be
 * chosen a slider, for touch and keyboard, and a line that names the step and leads to its page.
 */
import uPlot from 'uplot';
import { count, duration, percent, score, usd } from '../../../basics/format.js';
import type { Drawing, Format } from '../figures.js';
import { having, make, makeLink } from './elements.js';

const FORMATS: Readonly<Record<Format, (value: number) => string>> = {
  percent: (value) => percent(value),
  score: (value) => score(value, 1),
  duration,
  usd: (value) => usd(value),
  count: (value) => count(value),
};

const HEIGHT = 170;
const FONT = '12px system-ui, sans-serif';
/** Pixels of a character of it, and a little more. */
const CHARACTER = 7;

type Colour = Drawing['series'][number]['colour'] | 'line' | 'ink';

/** A colour of the style sheet as a canvas knows it, light or dark. */
function colourOf(name: Colour): string {
  const probe = make('span');
  probe.style.color = `var(--${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function draw(place: HTMLElement, drawing: Drawing): uPlot {
  const { x, xAxis, yAxis, series } = drawing;
  const last = x.at(-1) ?? 0;
  // Columns need room beside the first and the last.
  const margin = series.some(({ form }) => form === 'columns') && 'words' in xAxis ? 0.6 : 0;
  const [from, to] =
    'words' in xAxis
      ? [-margin, Math.max(last, last === 0 ? 1 : 0) + margin]
      : [xAxis.from, xAxis.to];
  const show = FORMATS[yAxis.format];
  const axis: uPlot.Axis = {
    font: FONT,
    stroke: () => colourOf('muted'),
    grid: { stroke: () => colourOf('line'), width: 1 },
    ticks: { stroke: () => colourOf('line'), width: 1, size: 4 },
  };
  return new uPlot(
    {
      width: Math.max(place.clientWidth, 120),
      height: HEIGHT,
      // Half of the words at both ends.
      padding: [8, widthOf(lastWords(xAxis)) / 2, 0, 0],
      legend: { show: false },
      cursor:
        drawing.steps === undefined
          ? { show: false }
          : { y: false, drag: { x: false, y: false }, points: { size: 9 } },
      scales: {
        x: { time: false, range: [from, to] },
        y: {
          range:
            yAxis.highest === 1 && yAxis.format !== 'count'
              ? [0, 1]
              : uPlot.rangeNum(0, yAxis.highest, 0.1, true),
        },
      },
      axes: [
        'words' in xAxis
          ? { ...axis, ...wordsAxis(xAxis.words), grid: { show: false } }
          : {
              ...axis,
              grid: { show: false },
              values: (_, splits) => splits.map((it) => FORMATS[xAxis.format](it)),
            },
        {
          ...axis,
          space: 28,
          ...(yAxis.format === 'count' ? { incrs: WHOLE } : {}),
          values: (_, splits) => splits.map(show),
          // Asked for before there are any.
          size: (_, values: readonly string[] | null) =>
            Math.max(24, ...(values ?? []).map((it) => it.length * CHARACTER + 12)),
        },
      ],
      series: [{}, ...series.map(seriesOf)],
    },
    [[...x], ...series.map(({ values }) => [...values])],
    place,
  );
}

/** Between two counts is none. */
const WHOLE = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 100_000, 1_000_000];

/** The first and the last word, and of those between as many as have room. */
function wordsAxis(words: readonly string[]): Partial<uPlot.Axis> {
  const last = words.length - 1;
  const lines = words.map(asLines);
  const longest = Math.max(...lines.map(widthOf));
  return {
    splits: words.map((_, index) => index),
    filter: (self, splits) => {
      const room = self.bbox.width / devicePixelRatio / longest;
      const step = Math.max(1, Math.ceil(words.length / Math.max(1, room)));
      return splits.map((at) =>
        at === 0 || at === last || (at % step === 0 && last - at >= step) ? at : null,
      );
    },
    values: (_, splits: readonly (number | null)[]) =>
      splits.map((at) => (at === null ? '' : (lines[at] ?? ''))),
    size: lines.some((it) => it.includes('\n')) ? 44 : 28,
  };
}

/** e.g. commit and day, one below the other. */
function lastWords(axis: Drawing['xAxis']): string {
  return 'words' in axis ? asLines(axis.words.at(-1) ?? '') : FORMATS[axis.format](axis.to);
}

function asLines(word: string): string {
  return word.replace(', ', '\n');
}

function widthOf(lines: string): number {
  return Math.max(...lines.split('\n').map((line) => line.length)) * CHARACTER + 8;
}

const { bars } = uPlot.paths;

function seriesOf({ colour, form, values }: Drawing['series'][number]): uPlot.Series {
  const stroke = () => colourOf(colour);
  const few = values.length <= 60;
  switch (form) {
    case 'columns':
      return {
        fill: stroke,
        width: 0,
        points: { show: false },
        ...(bars === undefined ? {} : { paths: bars({ size: [0.8, 60] }) }),
      };
    case 'dots':
      return { stroke, paths: () => null, points: { show: true, size: 7, fill: stroke } };
    case 'line':
      return { stroke, width: 2, spanGaps: true, points: { show: few, size: 5, fill: stroke } };
    case 'dashes':
      return { stroke, width: 2, dash: [5, 4], spanGaps: true, points: { show: false } };
  }
}

/** A slider below the plot goes from step to step, a press on the plot takes the nearest. */
function addSteps(figure: HTMLElement, { steps = [] }: Drawing, plotOf: () => uPlot): void {
  const last = String(steps.length - 1);
  const slider = having(make('input', 'step-slider'), {
    type: 'range',
    max: last,
    value: last,
    'aria-label': `${figure.getAttribute('aria-label') ?? ''}, step`,
  });
  const said = make('p', 'step');
  const say = () => {
    const { name = '', words = '', url } = steps[Number(slider.value)] ?? {};
    slider.setAttribute('aria-valuetext', `${name}: ${words}`);
    said.replaceChildren(make('b', '', makeLink(name, url)), `: ${words}`);
  };
  const show = () => {
    say();
    const plot = plotOf();
    plot.setCursor({ left: plot.valToPos(Number(slider.value), 'x'), top: 0 }, false);
  };
  slider.addEventListener('input', show);
  figure.querySelector('.plot')?.addEventListener('click', (event) => {
    const plot = plotOf();
    const { left } = plot.over.getBoundingClientRect();
    slider.value = String(plot.posToIdx((event as MouseEvent).clientX - left));
    show();
  });
  say();
  figure.append(slider, said);
}

function start(figure: HTMLElement): void {
  const place = figure.querySelector<HTMLElement>('.plot');
  const data = figure.querySelector('script');
  if (place === null || data === null) return;
  const drawing = JSON.parse(data.textContent) as Drawing;
  let plot: uPlot | undefined;
  const drawn = () => (plot ??= draw(place, drawing));
  if (drawing.steps !== undefined) addSteps(figure, drawing, drawn);
  // Hundreds of suites have thousands of plots, and nobody looks at all of them.
  const sight = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      drawn();
      sight.disconnect();
    },
    { rootMargin: '400px' },
  );
  sight.observe(place);
  new ResizeObserver(() => plot?.setSize({ width: place.clientWidth, height: HEIGHT })).observe(
    place,
  );
  addEventListener('beforeprint', drawn);
  // Its own button or the system's choice: the colours are others.
  const repaint = () => plot?.redraw(false, false);
  new MutationObserver(repaint).observe(document.documentElement, { attributes: true });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', repaint);
}

for (const figure of document.querySelectorAll<HTMLElement>('figure')) start(figure);
