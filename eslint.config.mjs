import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      '.docusaurus/',
      'build/',
      'deploy/',
      'shots/',
      'test-results/',
      // Compiled against the version that they document.
      'samples/',
      'examples/',
      '**/__fixtures__/',
    ],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [
      ...tseslint.configs.strictTypeChecked,
      ...tseslint.configs.stylisticTypeChecked,
    ],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {allowNumber: true},
      ],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        {ignoreArrowShorthand: true},
      ],
    },
  },
  {
    files: ['{engine,plugins,src}/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
  },
  {
    // Its loops stay within the bounds of their arrays.
    files: ['runtime/**/*.ts'],
    rules: {'@typescript-eslint/no-non-null-assertion': 'off'},
  },
  {files: ['**/*.{js,mjs}'], extends: [...tseslint.configs.strict]},
  {
    // Programs that run before anything is installed.
    files: ['**/*.mjs'],
    languageOptions: {
      globals: {console: 'readonly', process: 'readonly', URL: 'readonly'},
    },
  },
);
