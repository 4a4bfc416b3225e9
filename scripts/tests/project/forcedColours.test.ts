import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const RULE = /([^{}]*)\{([^{}]*)\}/g;
/** A text colour for a filled background. */
const ON_FILL = /[^-]color: var\(--color-on-(?:accent|primary)\)/;

/** Returns the selectors of rules that fill their background behind text, and let forced colours cover it. */
function coveredFills(css: string): string[] {
  return [...css.matchAll(RULE)]
    .filter(([, selector = '', body = '']) => ON_FILL.test(body) && !selector.includes(':hover'))
    .filter(([, , body = '']) => !body.includes('forced-color-adjust: none'))
    .map(([, selector = '']) => selector.trim().split('\n').at(-1)?.trim() ?? '');
}

test('text on a filled background is not covered in forced colours, where browsers put a plate behind text', () => {
  const workspaces = ['shell', ...readdirSync(ROOT).filter((name) => name.startsWith('mfe-'))];
  const found = workspaces.flatMap((workspace) => {
    const folder = join(ROOT, workspace, 'src');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
    return files.flatMap((file) =>
      coveredFills(readFileSync(join(folder, file), 'utf8')).map((selector) => `${workspace}/src/${file}: ${selector}`),
    );
  });
  expect(found).toEqual([]);
  expect(coveredFills('.a {\n  color: var(--color-on-accent);\n}\n.b { background-color: red }')).toEqual(['.a']);
});
