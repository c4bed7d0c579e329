import tseslint from 'typescript-eslint';
import { noTextCut } from './scripts/lint/no-text-cut.mjs';
import { TEXT_PARSERS } from './scripts/lint/text-parsers.mjs';

const PLAIN_MODULES = ['scripts/**/*.mjs', 'src/**/*.mjs', 'bench/**/*.mjs', '*.mjs'];

const NODE_GLOBALS = Object.fromEntries(
  `Buffer TextDecoder URL clearInterval console fetch performance process setImmediate setInterval setTimeout
   structuredClone`
    .split(/\s+/)
    .map((name) => [name, 'readonly']),
);

/** What fits on a screen, and what a caller can tell apart without names. */
const FUNCTION_LIMITS = {
  'max-lines-per-function': ['error', { max: 60 }],
  'max-params': ['error', { max: 4 }],
};

export default tseslint.config(
  {
    ignores: [
      '.build/**',
      'dist/**',
      'node_modules/**',
      'coverage/**',
      '__tests__/fixtures/**',
      'examples/**',
      'kindlm-report/**',
      'src/config/generated/kindlm-config.ts',
    ],
  },
  ...tseslint.configs.strictTypeChecked.map((config) => ({
    ...config,
    files: ['src/**/*.ts', '__tests__/**/*.ts'],
  })),
  {
    files: ['src/**/*.ts', '__tests__/**/*.ts'],
    languageOptions: {
      parserOptions: { project: ['./tsconfig.test.json', './src/report/html/page/tsconfig.json'] },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    // The rule asks for types, which the plain modules of src/ do not have.
    files: ['src/**/*.ts'],
    ignores: Object.keys(TEXT_PARSERS),
    plugins: { house: { rules: { 'no-text-cut': noTextCut } } },
    rules: { 'house/no-text-cut': 'error' },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['left.name', 'left.property.name'].map((name) => ({
          selector: `LogicalExpression[operator='??'][${name}=/cost/i][right.value=0]`,
          message: 'An unknown cost is none of 0: `totalCost` and `costWords` keep them apart.',
        })),
      ],
    },
  },
  {
    files: ['src/**/*.ts'],
    // The second runs before there is anything to write.
    ignores: ['src/processes/end-process.ts', 'src/processes/node-version.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'exit',
          message:
            'It throws away what is not written yet: src/processes/end-process.ts ends the process.',
        },
      ],
    },
  },
  {
    files: ['__tests__/**/*.ts'],
    rules: { '@typescript-eslint/no-floating-promises': 'error', 'no-console': 'off' },
  },
  // Scripts are plain modules, and benchmarks are arithmetic: the rules that need no types.
  ...tseslint.configs.strict.map((config) => ({
    ...config,
    files: [...PLAIN_MODULES, 'bench/**/*.ts'],
  })),
  {
    files: PLAIN_MODULES,
    languageOptions: { globals: NODE_GLOBALS },
    rules: {
      eqeqeq: 'error',
      'no-undef': 'error',
      'no-unused-vars': 'off',
      'no-constant-binary-expression': 'error',
      'no-unreachable': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.mjs', 'scripts/**/*.mjs', 'bench/**/*.{mjs,ts}'],
    rules: FUNCTION_LIMITS,
  },
);
