import { Linter } from 'eslint';

type Block = { files?: string[]; rules?: Linter.RulesRecord };
const RULE = 'no-restricted-imports';
const config = jest.requireActual<Block[]>('../../../eslint.config.js');
const bans = config.flatMap(({ files, rules }) =>
  files && rules?.[RULE] ? [{ files, rules: { [RULE]: rules[RULE] } }] : [],
);

/** Lints an import of the package in a file at that path, with the repository's own rules. */
function isBanned(name: string, path: string): boolean {
  return new Linter({ configType: 'flat' }).verify(`import '${name}';`, bans, path).length > 0;
}

test.each(['firebase/auth', 'react-router-dom', 'react-router', '@tanstack/react-query'])(
  'neither the shell nor a remote imports %s',
  (name) => {
    expect(isBanned(name, 'shell/src/state/x.js')).toBe(true);
    expect(isBanned(name, 'mfe-info/src/parts/x.js')).toBe(true);
    expect(isBanned(name, 'shared/src/router/x.js')).toBe(false);
  },
);

test('one file of the shell imports the router, and nothing else that is banned', () => {
  const router = 'shell/src/routing/router.ts';
  expect(isBanned('react-router-dom', router)).toBe(false);
  expect(isBanned('firebase/auth', router)).toBe(true);
  expect(isBanned('@tanstack/react-query', router)).toBe(true);
});
