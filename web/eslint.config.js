import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import typescript from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default typescript.config(
  { ignores: ['src/api/answers.d.ts', 'src/games/**/view.d.ts', 'public/offline/**'] },
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['public/push.js'], languageOptions: { globals: globals.serviceworker } },
  { files: ['offline/*.js'], languageOptions: { globals: globals.worker } },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A space between two elements is written {' '}.
      'svelte/no-useless-mustaches': 'off',
      // Maps and sets are working memory here; what the page shows is kept in $state.raw and replaced.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
    // The compiler finds unknown names, and knows which are types.
    rules: { 'no-undef': 'off' },
  },
)
