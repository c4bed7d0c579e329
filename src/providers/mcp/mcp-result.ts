/** Reading of what an MCP tool returns. */
import type { CallToolResult } from '@modelcontextprotocol/client';
import { InvalidReplyError } from '../transport/exchange-errors.js';

/** The tool, or the server for it, answered with an error. */
export class ToolRefusedError extends Error {
  override readonly name = 'ToolRefusedError';
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
