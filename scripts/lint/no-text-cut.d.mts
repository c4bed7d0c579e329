import type { Rule } from 'eslint';

export const noTextCut: Rule.RuleModule;
