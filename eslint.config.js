const tseslint = require('typescript-eslint');

const routerBan = {
  regex: '^react-router(-dom)?(/|$)',
  message: 'Import @lectern/shared/router: sharing the whole router costs 48 KB gz.',
};
const banned = [
  {
    regex: '^firebase(/|$)',
    message: 'Import the façades of @lectern/shared/firebase/*: the SDK is a lazily loaded shared singleton.',
  },
  routerBan,
  { regex: '^@tanstack/react-query$', message: 'Import @lectern/shared/query: there is one client, from the shell.' },
];

/** A word of at least two letters that is not a URL: text that belongs into a text module. */
const WORD = '[value=/^(?!https?:)[^]*\\p{L}{2}/u]';
const TEXT = `:matches(Literal${WORD}, TemplateLiteral:has(TemplateElement[value.raw=/\\p{L}{2}/u]))`;
const CHILD = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer';
const LABEL_NAMES = 'aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label|lead|hint';
const LABEL = `JSXAttribute[name.name=/^(${LABEL_NAMES})$/]`;
const BRANCH = ':matches(ConditionalExpression, LogicalExpression)';
/** Calls that show or read out their argument, and attributes that are set on an element. */
const SAYS = ':matches([callee.name=/^(announce|useTitle)$/], [callee.property.name=/^(announce|setTitle)$/])';
const SETS = `[callee.property.name='setAttribute'][arguments.0.value=/^(${LABEL_NAMES})$/]`;
const sentences = [
  `JSXText${WORD}`,
  `${CHILD} > ${TEXT}`,
  `${CHILD} > ${BRANCH} > ${TEXT}`,
  `${LABEL} > Literal${WORD}`,
  `${LABEL} > JSXExpressionContainer > ${TEXT}`,
  `${LABEL} > JSXExpressionContainer > ${BRANCH} > ${TEXT}`,
  `CallExpression${SAYS} > ${TEXT}.arguments`,
  `CallExpression${SAYS} > ${BRANCH}.arguments > ${TEXT}`,
  `CallExpression${SETS} > ${TEXT}.arguments:not(:first-child)`,
  `AssignmentExpression[left.property.name=/^(ariaLabel|title|placeholder|alt)$/] > ${TEXT}.right`,
].map((selector) => ({ selector, message: 'Put the text into a module of text/, and read it with useText.' }));

/** Rules of this repository's own. All others are in `.oxlintrc.json`. */
module.exports = tseslint.config(
  { ignores: ['**/node_modules/', '**/dist/', '**/.lectern/', '**/.cache/', '**/public/'] },
  { files: ['{shared,shell,mfe-*}/src/**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  { files: ['mfe-*/src/**', 'shell/src/**'], rules: { 'no-restricted-imports': ['error', { patterns: banned }] } },
  // A later block replaces the options of a rule, so this one repeats every ban but the router's.
  {
    files: ['shell/src/routing/router.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: banned.filter((ban) => ban !== routerBan) }] },
  },
  {
    files: ['mfe-*/src/**/*.{ts,tsx}', 'shell/src/**/*.{ts,tsx}', 'shared/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', '**/testBed.ts'],
    rules: { 'no-restricted-syntax': ['error', ...sentences] },
  },
);
