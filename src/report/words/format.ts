/** Numbers for people, for the views: see src/words/format.ts. */
export * from '../../words/format.js';
