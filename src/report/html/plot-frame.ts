/** What the plots have in common: size, margins, and the way from the plotting library to SVG text. */
import * as Plot from '@observablehq/plot';
import { DOMParser } from 'linkedom';
import { excerpt } from '../escape.js';

const WIDTH = 560;
const ROW = 38;
const MAX_NAME = 20;

/** The measure along x. */
export interface Axis {
  readonly domain: readonly [number, number];
  readonly tickFormat: (value: number) => string;
  readonly ticks: number;
}

/** Anything that belongs to one model's band. */
export interface OfModel {
  readonly modelId: string;
}

/** One band a model in the given order, named on the left. */
export function drawModels(
  models: readonly OfModel[],
  { domain, tickFormat, ticks }: Axis,
  marks: readonly Plot.Markish[],
): string {
  return drawPlot({
    height: modelsHeight(models.length),
    marginLeft: 130,
    marginRight: 76,
    marginTop: 4,
    marginBottom: 30,
    x: {
      domain: [...domain],
      tickFormat: (value: number) => tickFormat(value),
      ticks,
      label: null,
      grid: true,
    },
    y: {
      domain: models.map(({ modelId }) => modelId),
      label: null,
      tickSize: 0,
      tickFormat: nameOf,
    },
    marks: [...marks],
  });
}

/** So that plots side by side are equally high. */
export function modelsHeight(models: number): number {
  return models * ROW + 36;
}

/** A value in words at the right end of each band. */
export function valueLabels<T extends OfModel>(
  rows: readonly T[],
  text: (row: T) => string,
): Plot.Markish {
  return Plot.text(rows, {
    y: 'modelId',
    frameAnchor: 'right',
    textAnchor: 'start',
    dx: 8,
    text,
    fill: 'var(--ink)',
    fontWeight: 600,
  });
}

/** A model's name as short as the margin wants it. */
export function nameOf(modelId: string): string {
  const name = excerpt(modelId, MAX_NAME);
  return name === '' ? '(empty)' : name;
}

/** The SVG of a plot. Its own style element is taken out: the page's policy allows one style sheet, the page's. */
export function drawPlot(options: Omit<Plot.PlotOptions, 'document' | 'width'>): string {
  // The DOM's types are not known here: a value to draw on, whose text is wanted.
  const document: unknown = new DOMParser().parseFromString('<html></html>', 'text/html');
  const svg: unknown = Plot.plot({ ...options, document, width: WIDTH });
  return String(svg).replaceAll(/<style>[^<]*<\/style>/gu, '');
}
