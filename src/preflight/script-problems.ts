/** Code of `javascript` assertions that does not compile is found before any model is called. */
import { SCORED_KINDS } from '../assertions/scored/scored-kinds.js';
import { scriptLocation, scriptSourceOf } from '../assertions/scored/javascript.js';
import type { ConfigProblem } from '../config/problem.js';
import type { LocatedAssert } from '../config/suite.js';
import type { SuitePlan } from '../engine/plan.js';
import { sandboxWorkerUrl } from '../sandbox/built-worker.js';
import { createSandbox, type Sandbox } from '../sandbox/sandbox.js';

/** A problem for each code that does not compile. Starts nothing where no test has code. `workerUrl`: of this build. */
export async function scriptProblems(
  plans: readonly SuitePlan[],
  workerUrl = sandboxWorkerUrl(),
): Promise<readonly ConfigProblem[]> {
  const asserts = differentScripts(plans);
  if (asserts.length === 0) return [];
  const sandbox = createSandbox(workerUrl);
  try {
    const problems: ConfigProblem[] = [];
    for (const assert of asserts) problems.push(...(await problemsOf(assert, sandbox)));
    return problems;
  } finally {
    await sandbox.close();
  }
}

/** Each code once: `defaults.assert` is in every test, and a test in several units. */
function differentScripts(plans: readonly SuitePlan[]): readonly LocatedAssert[] {
  const tests = new Set(plans.flatMap(({ units }) => units.map(({ test }) => test)));
  const scripts = new Map<string, LocatedAssert>();
  for (const { asserts } of tests) {
    for (const assert of asserts) {
      if (SCORED_KINDS[assert.type].valueKind !== 'code') continue;
      const key = JSON.stringify([assert.valueLocation, scriptSourceOf(assert)]);
      if (!scripts.has(key)) scripts.set(key, assert);
    }
  }
  return [...scripts.values()];
}

async function problemsOf(
  assert: LocatedAssert,
  sandbox: Sandbox,
): Promise<readonly ConfigProblem[]> {
  const path = `${assert.path}.value`;
  const outcome = await sandbox.checkScript(scriptSourceOf(assert));
  switch (outcome.kind) {
    case 'done': {
      if (outcome.value === undefined) return [];
      const { message, position } = outcome.value;
      const location = scriptLocation(assert, position);
      return [{ message: `The code does not compile: ${message}.`, location, path }];
    }
    case 'timeout': {
      const message = `The code was not compiled within ${outcome.deadlineMs} ms.`;
      return [{ message, location: assert.valueLocation, path }];
    }
    case 'failed': {
      const message = `The code could not be checked: ${outcome.message}.`;
      return [{ message, location: assert.valueLocation, path }];
    }
  }
}
