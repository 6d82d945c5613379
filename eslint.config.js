import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Which rooms a room may enter (docs/contributing.md). Imports inside a room are free. */
const mayEnter = {
  'src/anchor': [],
  'src/domain': [],
  'src/config': ['domain'],
  styles: [],
  'src/ui': ['anchor', 'styles'],
  i18n: ['domain'],
  api: ['domain', 'config'],
  'src/state': ['anchor', 'api', 'domain', 'config'],
  widgets: ['api', 'i18n', 'state', 'ui', 'domain', 'config', 'styles'],
  mount: ['anchor', 'widgets', 'api', 'i18n', 'state', 'ui', 'domain', 'config', 'styles'],
};
const aliases = ['anchor', 'api', 'config', 'domain', 'i18n', 'mocks', 'mount', 'state', 'styles', 'test', 'ui', 'widgets'];

const rooms = Object.entries(mayEnter).map(([room, allowed]) => {
  const own = room.replace('src/', '');
  const closed = aliases.filter((alias) => alias !== own && !allowed.includes(alias));
  return {
    files: [`${room}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', {
        patterns: [
          { group: ['../*'], message: 'Use the # aliases across folders.' },
          ...closed.map((alias) => ({ group: [`#${alias}/*`], message: `${room} may not enter ${alias}.` })),
          ...(room === 'src/domain' ? [{ group: ['react', 'react-dom', 'axios', 'zustand'], message: 'Rules know valibot and dayjs only.' }] : []),
          ...(room === 'widgets' || room === 'src/ui' ? [{ group: ['axios'], message: 'A component never touches axios.' }] : []),
        ],
      }],
    },
  };
});

/** Wings of widgets/: none enters another, all may enter shared. */
const wings = ['portal', 'shop', 'forms', 'site', 'shared'].map((wing) => ({
  files: [`widgets/${wing}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.{ts,tsx}'],
  rules: {
    '@typescript-eslint/no-restricted-imports': ['error', {
      patterns: ['portal', 'shop', 'forms', 'site'].filter((other) => other !== wing)
        .map((other) => ({ group: [`#widgets/${other}/**`], message: `The wing ${wing} may not enter the wing ${other}: what both need lies in shared.` })),
    }],
  },
}));

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', '.cache/', 'test-results/', 'public/', 'mocks/public/'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'max-lines': ['error', 250],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      'no-restricted-imports': ['error', { patterns: [{ group: ['../*'], message: 'Use the # aliases across folders.' }] }],
      'no-console': 'error',
    },
  },
  { files: ['**/*.tsx', '{src,widgets,mount,mocks/playground}/**/*.ts'], ignores: ['src/{domain,config}/**', '{src,widgets,mount}/**/*.test.ts'], plugins: { 'react-hooks': hooks }, rules: hooks.configs.recommended.rules },
  {
    // Newer than the browsers that the README names.
    files: ['{src,mount,widgets,api,i18n}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': ['error', { object: 'URL', property: 'canParse' }, { object: 'URL', property: 'parse' }, { object: 'Promise', property: 'withResolvers' }, { object: 'Object', property: 'groupBy' }, { object: 'AbortSignal', property: 'any' }, { object: 'Promise', property: 'try' }],
      'no-restricted-syntax': ['error', { selector: 'CallExpression > MemberExpression[property.name=/^(toSorted|toReversed|toSpliced|isWellFormed)$/]', message: 'Newer than the browsers that the README names.' }, { selector: 'CallExpression[arguments.length=2] > MemberExpression[object.name="Array"][property.name="from"]', message: 'Old libraries of a host replace it by one that takes no function.' }],
    },
  },
  ...rooms,
  ...wings,
  {
    // They share their modules with the next file (vite.config.ts).
    files: ['**/*.test.{ts,tsx}'],
    ignores: ['**/*.alone.test.{ts,tsx}'],
    rules: { 'no-restricted-properties': ['error', ...['mock', 'doMock', 'resetModules'].map((property) => ({ object: 'vi', property, message: 'Put it into a file *.alone.test.*.' }))] },
  },
  { files: ['**/*.test.{ts,tsx}', 'test/**', 'scripts/**', 'mocks/**'], rules: { 'max-lines-per-function': 'off', 'no-console': 'off' } },
  // useMockPortal is a hook of the test runner, not of React.
  { files: ['**/*.test.tsx'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
);
