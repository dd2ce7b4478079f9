import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import storybook from 'eslint-plugin-storybook'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { PUNCTUATION_FOLDERS, words } from './eslint.words.js'
import { dialogArrows, forbiddenImports, serverArrows, zones } from './eslint.zones.js'

export default tseslint.config(
  {
    ignores: [
      'examples/**/*.ts', // compiled by the host, outside of this repository
      '**/dist/**', '**/node_modules/**', 'storybook-static/**', '.storybook/public/**', 'coverage/**', 'reports/**', 'apps/server/drizzle/**', 'bench/**/*.{ts,tsx}', '**/.cache/**',
      '**/*.bundled_*', // temporary files of tsup: they exist while the packages are built at the same time
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { project: 'tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: { 'import-x': importX },
    settings: {
      // without these import-x follows .js files only
      'import-x/extensions': ['.ts', '.tsx', '.js', '.mjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: 'tsconfig.json', conditionNames: ['@smart-fire/source', 'types', 'import', 'default'] })],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'no-restricted-imports': ['error', forbiddenImports.everywhere],
    },
  },
  ...Object.entries(forbiddenImports.byFolder).map(([folder, options]) => ({
    files: [`${folder}/**/*.{ts,tsx}`],
    ignores: options.except ?? [],
    rules: { 'no-restricted-imports': ['error', options.rule] },
  })),
  {
    files: ['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**', '**/*.{fixtures,harness,example}.{ts,tsx}'],
    // a folder may import only what its nearest package.json declares
    rules: { 'import-x/no-extraneous-dependencies': ['error', { devDependencies: false, peerDependencies: true, optionalDependencies: true, includeTypes: true }] },
  },
  {
    files: ['packages/ui/src/viewport/{plan-camera.ts,use-stage.ts}'],
    // react-zoom-pan-pinch is bundled into the entry, without the style that it injects (embedding C5): it is no runtime dependency
    rules: { 'import-x/no-extraneous-dependencies': ['error', { devDependencies: true, peerDependencies: true, includeTypes: true }] },
  },
  {
    files: ['**/*.{tsx,ts}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: 'Untrusted text is text (trust B3).' },
        { selector: 'CallExpression[callee.name="setInterval"]', message: 'A hidden tab throttles intervals: start timers from events (domain 2).' },
      ],
    },
  },
  {
    files: ['packages/{ui,dialogs}/src/**/*.{ts,tsx}', 'apps/console/src/**/*.{ts,tsx}'],
    // descriptions of machines are for developers; stories, tests, their sample data and examples contain the texts that the operator sees
    ignores: ['**/*.messages.ts', '**/*.machine.ts', '**/*.{test,stories,fixtures,harness,stage,sample,example}.{ts,tsx}', '**/testing/**'],
    plugins: { words },
    rules: { 'words/in-catalogue': 'error' },
  },
  {
    files: PUNCTUATION_FOLDERS.map((folder) => `${folder}/**/*.{ts,tsx}`),
    // as above; the mock serves the texts of a Chinese platform
    ignores: ['**/*.messages.ts', '**/*.machine.ts', '**/*.{test,stories,fixtures,harness,stage,sample,example}.{ts,tsx}', '**/testing/**', '**/mock/**'],
    plugins: { words },
    rules: { 'words/punctuation': 'error' },
  },
  {
    // catalogues, and what finds or describes their texts: stories, tests of screens, machines; `api-client` has the words of the wire
    files: ['packages/{ui,dialogs}/src/**/*.{ts,tsx}', 'apps/console/src/**/*.{ts,tsx}', 'apps/server/src/**/*.messages.ts', 'e2e/**/*.ts', 'soak/browser/**/*.mjs'],
    plugins: { words },
    rules: { 'words/agreed': 'error' },
  },
  // after the general rule, whose selectors they repeat: for each file only the last `no-restricted-syntax` applies
  ...dialogArrows,
  ...serverArrows,
  {
    // Jest, which runs the workbench, does not resolve the source condition: the workbench imports files of packages directly
    files: ['.storybook/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': 'off' },
  },
  storybook.configs['flat/recommended'],
  {
    files: ['**/*.stories.tsx'],
    rules: { 'storybook/no-renderer-packages': 'error' },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: { ...globals.node } },
  },
  {
    files: ['apps/console/public/*-worker.js'],
    languageOptions: { globals: { ...globals.serviceworker } },
  },
  {
    // bench passes functions to browser pages, which are compiled with bench/tsconfig.json; examples are portals
    files: ['bench/**/*.mjs', 'examples/**/*.js'],
    languageOptions: { globals: { ...globals.browser } },
  },
  {
    // scripts of browser pages, which are bundled from sources: a host compares looks as the stories of ui do
    files: ['scripts/in-page/*.mjs'],
    languageOptions: { globals: { ...globals.browser } },
    rules: { 'no-restricted-imports': 'off' },
  },
)
