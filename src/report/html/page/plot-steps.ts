// The points of a trend, which can be pressed: a slider below the plot goes from commit to commit by touch and by
// keyboard, a press on the plot takes the nearest, and a line names the commit and leads to its page.

import { make, makeLink } from './elements.js';

export function startSteps(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('figure.steps')) addSlider(figure);
}

/** The dots of a step, one a line of the plot. */
type StepDots = readonly SVGCircleElement[];

function addSlider(figure: HTMLElement): void {
  const steps = stepsIn(figure);
  const drawing = figure.querySelector('svg');
  if (drawing === null || steps.length === 0) return;
  const slider = make('input', 'step-slider');
  slider.type = 'range';
  slider.max = String(steps.length - 1);
  slider.value = slider.max;
  slider.setAttribute('aria-label', `${figure.getAttribute('aria-label') ?? ''}, commit`);
  const said = make('p', 'step');
  const show = () => {
    const at = Number(slider.value);
    for (const [index, dots] of steps.entries()) {
      for (const dot of dots) dot.classList.toggle('chosen', index === at);
    }
    const { commit = '', words = '', url } = steps[at]?.[0]?.dataset ?? {};
    slider.setAttribute('aria-valuetext', `${commit}, ${words}`);
    said.replaceChildren(makeLink(commit, url), ` ${words}`);
  };
  slider.addEventListener('input', show);
  drawing.addEventListener('click', ({ clientX }) => {
    slider.value = String(nearest(steps, clientX));
    show();
  });
  show();
  figure.append(slider, said);
}

function stepsIn(figure: HTMLElement): readonly StepDots[] {
  const steps = new Map<number, SVGCircleElement[]>();
  for (const dot of figure.querySelectorAll<SVGCircleElement>('circle[data-at]')) {
    const at = Number(dot.dataset['at']);
    steps.set(at, [...(steps.get(at) ?? []), dot]);
  }
  return [...steps].sort(([a], [b]) => a - b).map(([, dots]) => dots);
}

/** Place of the step whose dots are nearest to a point of the screen, in pixels from the left. */
function nearest(steps: readonly StepDots[], clientX: number): number {
  const distances = steps.map(([dot]) => {
    const { left = 0, width = 0 } = dot?.getBoundingClientRect() ?? {};
    return Math.abs(left + width / 2 - clientX);
  });
  return distances.indexOf(Math.min(...distances));
}
