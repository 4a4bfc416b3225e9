import { Linter } from 'eslint';

type Block = { files?: string[]; rules?: Linter.RulesRecord };
const RULE = 'no-restricted-syntax';
const config = jest.requireActual<Block[]>('../../../eslint.config.js');
const language = { languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } };
const rules = config.flatMap(({ files, rules }) => (rules?.[RULE] ? [{ files, rules: { [RULE]: rules[RULE] } }] : []));
const blocks = rules.map((block) => ({ ...block, ...language, files: ['**/*.tsx'] }));

/** Lints a file of a screen with the repository's own rule, and returns whether it found text for people. */
function hasSentence(code: string): boolean {
  const problems = new Linter({ configType: 'flat' }).verify(code, blocks, 'shell/src/chrome/x.tsx');
  expect(problems.filter(({ fatal }) => fatal)).toEqual([]);
  return problems.length > 0;
}

test('the rule applies to every workspace with screens, components and plain modules alike', () => {
  expect(rules).toHaveLength(1);
  expect(rules[0]?.files).toEqual(['mfe-*', 'shell', 'shared'].map((workspace) => `${workspace}/src/**/*.{ts,tsx}`));
});

test.each([
  ['text of an element', '<p>Loading the page</p>'],
  ['a string in braces', "<p>{'Loading the page'}</p>"],
  ['a template in braces', '<p>{`Page ${n}`}</p>'],
  ['one of two strings', "<p>{isOpen ? 'Close' : text.open}</p>"],
  ['a condition', "<p>{isOpen && 'Open now'}</p>"],
  ['a label', '<nav aria-label="Pages" />'],
  ['a label in braces', "<img alt={'A cover'} />"],
  ['one of two labels', "<button title={isOn ? 'Mute' : text.unmute} />"],
  ['a placeholder', '<input placeholder="Search" />'],
  ['the description of a picture', '<img alt="A cover" />'],
  ['text that is read out', "announce('Note saved.')"],
  ['text that a host reads out', 'host.announce(`Saved ${name}.`)'],
  ['one of two texts that are read out', "announce(isOn ? 'Captions on' : text.off)"],
  ['a title of the page', "useTitle('Books')"],
  ['an attribute that is set', "area.setAttribute('aria-label', 'Code')"],
  ['a property that is set', "button.ariaLabel = 'Close'"],
])('%s is refused outside text modules', (_, code) => {
  expect(hasSentence(code)).toBe(true);
});

test.each([
  ['a text of a module', '<p aria-label={text.label}>{text.body}</p>'],
  ['a sign', '<p>·</p>'],
  ['an address', '<a href="https://lectern.example">{text.link}</a>'],
  ['a class', '<p className="wide" data-kind="error">{text.body}</p>'],
  ['a text that is read out', 'announce(text.saved)'],
  ['an attribute without words', "area.setAttribute('aria-hidden', 'true')"],
  ['a property of another kind', "area.autocomplete = 'off'"],
])('%s is allowed', (_, code) => {
  expect(hasSentence(code)).toBe(false);
});
