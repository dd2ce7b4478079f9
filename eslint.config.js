import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import storybook from 'eslint-plugin-storybook'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { words } from './eslint.words.js'
import { dialogArrows, forbiddenImports, serverArrows, zones } from './eslint.zones.js'

export default tseslint.config(
  {
    ignores: [
      '**/dist/**', '**/node_modules/**', 'storybook-static/**', '.storybook/public/**', 'coverage/**', 'reports/**', 'apps/server/drizzle/**', 'bench/**/*.{ts,tsx}', 'bench/.cache/**',
      '**/*.bundled_*', // tsup's own, which come and go while the packages are built beside this
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
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
      // without these import-x follows .js files only, and `no-cycle` sees nothing
      'import-x/extensions': ['.ts', '.tsx', '.js', '.mjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: 'tsconfig.json', conditionNames: ['@smart-fire/source', 'types', 'import', 'default'] })],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
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
    ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**', '**/*.{fixtures,harness}.{ts,tsx}'],
    // each folder's own package.json decides what it may use
    rules: { 'import-x/no-extraneous-dependencies': ['error', { devDependencies: false, peerDependencies: true, optionalDependencies: true, includeTypes: true }] },
  },
  {
    files: ['packages/ui/src/viewport/{plan-camera.ts,use-stage.ts}'],
    // react-zoom-pan-pinch is built into the entry, without the style that it injects (embedding C5): nobody installs it
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
    // a machine speaks to whoever reads the state table; stories, tests and what they stand on are written in the operator's words
    ignores: ['**/*.messages.ts', '**/*.machine.ts', '**/*.{test,stories,fixtures,harness,stage}.{ts,tsx}', '**/testing/**'],
    plugins: { words },
    rules: { 'words/in-catalogue': 'error' },
  },
  // after the general rule, which they repeat: the last `no-restricted-syntax` of a file wins
  ...dialogArrows,
  ...serverArrows,
  {
    // the workbench runs where the source condition is unknown (Jest), so it reaches for the files themselves
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
    // these hand functions to pages; the pages themselves have a compiler of their own (bench/tsconfig.json)
    files: ['bench/**/*.mjs'],
    languageOptions: { globals: { ...globals.browser } },
  },
)
