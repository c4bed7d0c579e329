/** Markdown as GitHub's grammar reads it: micromark with GFM, as a tree. */
import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

export function mdastOf(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** Every node of a tree, parents first. */
export function nodesOf(node: Nodes): readonly Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(nodesOf)] : [node];
}

/** The kinds of nodes, each once, in order of first appearance. */
export function nodeTypes(tree: Root): readonly string[] {
  return [...new Set(nodesOf(tree).map(({ type }) => type))];
}

/** Raw HTML of a tree, in order. */
export function htmlOf(tree: Root): readonly string[] {
  return nodesOf(tree).flatMap((node) => (node.type === 'html' ? [node.value] : []));
}

/** Text outside of code, which GitHub searches for mentions and references. */
export function proseOf(tree: Root): string {
  return nodesOf(tree)
    .flatMap((node) => (node.type === 'text' ? [node.value] : []))
    .join('\n');
}
