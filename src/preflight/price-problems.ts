/** Cost limits that could not be checked, because a price is not known: found before anything is sent and paid for. */
import { hasCostLimit } from '../assertions/scored/scored-kinds.js';
import type { ConfigProblem } from '../config/problem.js';
import { endpointOf, type ModelSpec, type Suite, type TestCase } from '../config/suite.js';
import { expectsOf, firstOfEach, modelsInUse } from '../engine/models-in-use.js';
import type { SuitePlan } from '../engine/plan.js';
import { priceOf } from '../providers/pricing.js';
import { resultKey } from '../basics/result-key.js';

/** A cost limit on a model whose price is unknown would pass whatever it costs. */
export function priceProblems(plan: SuitePlan): readonly ConfigProblem[] {
  const { suite } = plan;
  const gate = suite.gates.costMaxUsd;
  const unpriced = modelsInUse(plan).filter((model) => priceOf(model) === undefined);
  const gateProblems =
    gate === undefined
      ? []
      : unpriced.map((model) => ({
          ...problemOf(
            suite,
            model,
            `The budget of $${gate} (gates.costMaxUsd or input max-cost-usd)`,
          ),
          location: suite.gateLocations.costMaxUsd ?? { file: suite.file, line: 1, column: 1 },
        }));
  const limited = new Map<string, { test: TestCase; model: ModelSpec }>();
  for (const { test, model } of firstOfEach(plan.units)) {
    if (model === undefined || !unpriced.includes(model)) continue;
    if (hasCostLimit(test.asserts) || expectsOf(test).some(({ cost }) => cost !== undefined)) {
      limited.set(resultKey(test.name, model.id), { test, model });
    }
  }
  const testProblems = [...limited.values()].map(({ test, model }) => ({
    ...problemOf(suite, model, `The cost limit of test ${JSON.stringify(test.name)}`),
    location: test.location,
    path: test.asserts.find((assert) => hasCostLimit([assert]))?.path ?? '',
  }));
  return [...gateProblems, ...testProblems];
}

function problemOf(suite: Suite, model: ModelSpec, limit: string): ConfigProblem {
  const configured = suite.models.some(({ id }) => id === model.id);
  return {
    message: `${limit} cannot be checked: the price of model ${JSON.stringify(model.id)} (${endpointOf(model)}/${model.model}) is not known.`,
    hint: configured
      ? 'Give it: `pricing: { input: <USD per million tokens>, output: <USD per million tokens> }` on the model.'
      : 'Configure the embedding model under `models` with a `pricing`, and name it in `defaults.embeddingModel`.',
  };
}
