import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { ROOT } from '../cli';

const FOLDER = join(ROOT, 'scripts/deploy');

/** Rules of order put keys into the linter's order. The file is in that of a reader; and the proxy is for everyone. */
const NOT_MEANT = [
  ...['service-keys-order', 'services-alphabetical-order', 'top-level-properties-order'],
  'no-unbound-port-interfaces',
];

const problemsInDockerfile = (text: string): string[] =>
  validate(text).map(
    ({ message, range: { start } }) =>
      `line ${String(start.line + 1)}: ${typeof message === 'string' ? message : message.value}`,
  );

function problemsInCompose(file: string): string[] {
  const linter = new DCLinter({
    rules: Object.fromEntries(NOT_MEANT.map((rule) => [rule, 0])),
    quiet: false,
    debug: false,
    exclude: [],
  });
  return linter
    .lintFiles([file], false)
    .flatMap(({ messages }) => messages.map(({ line, message, rule }) => `line ${String(line)}: ${message} (${rule})`));
}

test('a linter finds nothing in the Dockerfile, and something in a broken one', () => {
  const text = readFileSync(join(FOLDER, 'Dockerfile'), 'utf8');
  expect(problemsInDockerfile(text)).toEqual([]);
  expect(problemsInDockerfile(text.replace('EXPOSE 4000', 'EXPOSE port')).join()).toMatch(/^line \d+: .*port/i);
});

test('a linter finds nothing in the compose file, and something in a broken one', () => {
  expect(problemsInCompose(join(FOLDER, 'compose.yaml'))).toEqual([]);
  expect(problemsInCompose(join(ROOT, 'scripts/tests/fixtures/image/broken.compose.yaml')).join()).toContain(
    'no-duplicate-exported-ports',
  );
});
