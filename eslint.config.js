import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import arrows from './eslint/arrows.js';
import look from './eslint/look.js';
import recorded from './eslint/recorded.js';
import { rooms } from './eslint/rooms.js';
import text from './eslint/text.js';
import svelteConfig from './svelte.config.js';

// Clock, network, storage, page: what a browser or Node adds to the language. A room without it can be lifted out and
// run anywhere.
const surroundings = new Set([...Object.keys(globals.browser), ...Object.keys(globals.node)]);
surroundings.add('Date').delete('structuredClone');

// Without its functions: a cache can only be keyed by what can be written down.
const readable = { compilerOptions: JSON.parse(JSON.stringify(svelteConfig.compilerOptions ?? {})) };

// Short runs leave types to svelte-check: in components, each of which is type-checked again for the linter, or altogether.
const untyped = {
  files: [process.env.QUICK === 'plain' ? '**/*' : '**/*.svelte'],
  extends: [ts.configs.disableTypeChecked],
  languageOptions: { parserOptions: { projectService: false } },
  rules: { 'svelte/require-store-reactive-access': /** @type {const} */ ('off') }
};

export default defineConfig(
  globalIgnores(['**/.svelte-kit/', '**/build/', 'coverage/', 'reports/', 'test-results/', 'playwright-report/']),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte']
      }
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-undef': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      // The compiler refuses what is unused too, and leaves the same names alone.
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          argsIgnorePattern: '^_',
          varsIgnorePattern: '^_',
          destructuredArrayIgnorePattern: '^_',
          ignoreRestSiblings: true
        }
      ],
      // Its fix would delete XState's type carriers ({} as Context).
      '@typescript-eslint/no-unnecessary-type-assertion': 'off'
    }
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts', '**/*.svelte.js'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: readable } },
    // It takes what a component exports from elsewhere for an assignment; the compiler refuses real ones.
    rules: { 'no-import-assign': 'off' }
  },
  {
    files: ['src/**/*.svelte'],
    plugins: { look },
    rules: { 'look/from-the-layer': 'error', 'look/known-class': 'error' }
  },
  {
    files: ['src/{ui,shell,games,routes}/**/*.{ts,svelte}'],
    // The gallery is for those who build, and so is what the saves say of a fault.
    ignores: ['src/routes/gallery/**', 'src/shell/saves/**'],
    plugins: { text },
    rules: { 'text/is-data': 'error' }
  },
  {
    // What a screen must know of a decision is declared with it: rules/asks.ts, box/choices.ts.
    files: ['src/games/*/screens/**/*.{ts,svelte}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...["[left.property.name='about'][right.type='Literal']", "[left.name='about'][right.type='Literal']"].map(
          (sides) => ({
            selector: `BinaryExpression[operator=/^[!=]==?$/]${sides}[right.raw=/^["']/]`,
            message: 'A screen knows no decision by name: let it declare what is shown.'
          })
        ),
        {
          selector: "SwitchStatement[discriminant.property.name='about'], SwitchStatement[discriminant.name='about']",
          message: 'A screen knows no decision by name: let it declare what is shown.'
        }
      ]
    }
  },
  {
    // The format is known without what is kept, and without what comes in.
    files: ['src/shell/saves/document.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['./store/*', './files/*', './copies/*'] }] }
  },
  {
    files: ['src/games/thrones/rules/**/*.ts'],
    plugins: { recorded },
    rules: { 'recorded/board': 'error' }
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [ts.configs.disableTypeChecked]
  },
  process.env.QUICK === undefined ? [] : untyped,
  {
    files: ['{src,tools}/**/*.{ts,js,svelte}'],
    plugins: { arrows },
    rules: { 'arrows/direction': 'error', 'arrows/no-cycles': 'error' }
  },
  {
    files: Object.values(rooms).flatMap((room) => (room.pure ? [`${room.folder}/**/*.{ts,js,svelte}`] : [])),
    ignores: ['src/**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', ...surroundings],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes from the generator in the state.' }
      ]
    }
  }
);
