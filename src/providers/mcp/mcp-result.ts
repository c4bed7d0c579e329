/** Reading of what an MCP tool returns. */
import type { CallToolResult } from '@modelcontextprotocol/client';
import { InvalidReplyError } from '../transport/exchange-errors.js';

/** The tool, or the server for it, answered with an error. */
export class ToolRefusedError extends Error {
  override readonly name = 'ToolRefusedError';

  /** @param code of the JSON-RPC error, where the server and not the tool says no */
  constructor(
    message: string,
    readonly code?: number,
  ) {
    super(message);
  }
}

/** JSON-RPC's codes for a request that is none, an unknown method, and unknown tools or arguments. */
const REFUSALS: ReadonlySet<number | undefined> = new Set([-32600, -32601, -32602]);

/** Whether the server refused the call, as it would refuse it again. */
export function isRefusedCall(error: unknown): error is ToolRefusedError {
  return error instanceof ToolRefusedError && REFUSALS.has(error.code);
}

/**
 * The text of a result, its parts joined by line breaks; where it has none, its structured content as JSON.
 * Throws ToolRefusedError for a result that is an error, InvalidReplyError for one without any text.
 */
export function readToolResult({ content, structuredContent, isError }: CallToolResult): string {
  const texts = content.flatMap((part) => {
    if (part.type === 'text') return [part.text];
    return part.type === 'resource' && 'text' in part.resource ? [part.resource.text] : [];
  });
  const text = texts.join('\n');
  if (isError === true) throw new ToolRefusedError(`the tool failed: ${text}`);
  if (texts.length > 0) return text;
  if (structuredContent !== undefined) return JSON.stringify(structuredContent);
  if (content.length === 0) return '';
  const types = [...new Set(content.map(({ type }) => type))].join(', ');
  throw new InvalidReplyError(`the tool returned no text, only ${types}`);
}
