import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
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
    languageOptions: { parserOptions: { project: './tsconfig.test.json' } },
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
    files: ['__tests__/**/*.ts'],
    rules: { '@typescript-eslint/no-floating-promises': 'error', 'no-console': 'off' },
  },
);
