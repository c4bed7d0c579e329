// `config.tools` of a promptfoo provider -> `tools` of its tests.
import { isRecord, listOf } from '../values.mjs';
import { lowerCaseTypes, withFiles } from './params.mjs';

/**
 * The tools that a model is offered: `{ tools, calls }`, or undefined. `calls` is the shape in which promptfoo shows
 * the model's calls as its output. What cannot be carried over is noted.
 */
export function toolsOf(config, family, context) {
  const { where, notes, files } = context;
  const isLegacy = config.tools === undefined && config.functions !== undefined;
  const given = config.tools ?? config.functions ?? config.toolConfig?.tools;
  if (given === undefined) return undefined;
  const [value, problem] = withFiles(given, files);
  const found = problem === undefined ? declarations(value) : [];
  const tools = found.map(toolOf);
  if (problem !== undefined || tools.length === 0 || tools.includes(undefined)) {
    notes.lost(where, `\`config.tools\`: ${problem ?? 'a tool that is no function with a name'}`);
    return undefined;
  }
  const choice = config.tool_choice ?? config.toolChoice ?? config.function_call;
  const mode = config.tool_config?.function_calling_config?.mode ?? choice;
  const word = isRecord(mode) ? (mode.type ?? Object.keys(mode)[0]) : (mode ?? 'auto');
  if (String(word).toLowerCase() !== 'auto') {
    notes.lost(
      where,
      '`config.tool_choice` forces a call, which would never let the tool loop end: the model chooses itself',
    );
  }
  notes.changed(
    where,
    'a tool that is called answers `{}`, and the model goes on; promptfoo ends at the call: write `responses` in `tools`',
  );
  return { tools, calls: isLegacy ? 'function' : (family.calls ?? 'openai') };
}

/** A list, or Gemini's lists of declarations inside of one. */
function declarations(value) {
  return listOf(value).flatMap((item) => {
    const inner = isRecord(item)
      ? (item.functionDeclarations ?? item.function_declarations)
      : undefined;
    return inner === undefined ? [item] : listOf(inner);
  });
}

function toolOf(item) {
  const tool = isRecord(item?.function) ? item.function : (item?.toolSpec ?? item);
  if (!isRecord(tool) || typeof tool.name !== 'string' || tool.name === '') return undefined;
  // A tool of the vendor's own has a type and perhaps a name, and no parameters.
  if (tool.type !== undefined && !['function', 'custom'].includes(tool.type)) return undefined;
  const parameters = tool.parameters ?? tool.input_schema ?? tool.inputSchema?.json;
  return {
    name: tool.name,
    ...(typeof tool.description === 'string' && { description: tool.description }),
    ...(isRecord(parameters) && { parameters: lowerCaseTypes(parameters) }),
    defaultResponse: {},
  };
}
