/** The input `history`: where the totals of the default branch's runs are kept, as `branch:NAME` or `folder:PATH`. */
import { InputFault, type InputKind } from './input-kinds.js';

export type HistoryPlace =
  | { readonly kind: 'never' }
  | { readonly kind: 'branch'; readonly name: string }
  /** Relative to the working directory. */
  | { readonly kind: 'folder'; readonly path: string };

const EXPECTED =
  '"never", "branch:NAME" such as branch:kindlm-history, or "folder:PATH" such as folder:public/quality';
const MAX_BRANCH = 200;
/** What git lets no branch be called: see git-check-ref-format. */
const NO_BRANCH =
  /[\p{Cc} ~^:?*[\\]|\.\.|\/\/|@\{|^[-/@]$|^-|^\/|\/$|\.$|(?:^|\/)\.|\.lock(?:\/|$)/u;

export const history: InputKind<HistoryPlace> = {
  parse: (text) => {
    if (/^never$/i.test(text)) return { kind: 'never' };
    const [, kind, rest = ''] = /^(branch|folder)\s*:\s*(.*)$/isu.exec(text) ?? [];
    if (kind === undefined) return new InputFault(EXPECTED, hintFor(text));
    if (kind.toLowerCase() === 'folder') {
      return rest === '' ? new InputFault(EXPECTED) : { kind: 'folder', path: rest };
    }
    if (isBranchName(rest)) return { kind: 'branch', name: rest };
    return new InputFault(`${EXPECTED}; the name of a branch as git takes it, without refs/heads/`);
  },
};

function isBranchName(name: string): boolean {
  return (
    name !== '' &&
    name.length <= MAX_BRANCH &&
    !NO_BRANCH.test(name) &&
    !/^refs\//i.test(name) &&
    // GitHub takes no branch that looks like a commit.
    !/^[0-9a-f]{40}$/i.test(name)
  );
}

/** A bare word may be either. */
function hintFor(text: string): string | undefined {
  if (!/^[\w./-]{1,40}$/.test(text) || !isBranchName(text)) return undefined;
  return `Did you mean "branch:${text}" or "folder:${text}"?`;
}
