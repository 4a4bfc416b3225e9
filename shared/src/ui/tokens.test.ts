import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8').split('@media (forced-colors')[0]!;
const colours = new Map(
  [...css.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name, light, dark]) => [
    name!,
    { light: light!, dark: dark! },
  ]),
);

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

const grounds = ['ground', 'sunken', 'surface', 'raised'];
const text: [string, string[]][] = [
  ['text', [...grounds, 'soft', 'soft-hover', 'accent-soft', 'danger-soft', 'success-soft', 'warning-soft']],
  ['text-muted', grounds],
  ['link', [...grounds, 'soft']],
  ['link-hover', grounds],
  ['accent-text', [...grounds, 'accent-soft']],
  ['danger-text', [...grounds, 'danger-soft']],
  ['success-text', ['surface', 'success-soft']],
  ['warning-text', ['surface', 'warning-soft']],
  ['on-primary', ['primary', 'primary-hover']],
  ['on-accent', ['accent', 'accent-hover']],
  ['on-danger', ['danger', 'danger-hover']],
  ['on-brand', ['brand', 'brand-deep']],
  ['on-brand-muted', ['brand', 'brand-deep']],
  ['accent', ['brand', 'brand-deep']],
];
const shapes: [string, string[]][] = [
  ['line-strong', grounds],
  ['focus', grounds],
  ['primary', grounds],
];

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const colour = (name: string): string => colours.get(name)![theme];
  const pairs = (list: [string, string[]][]): [string, string][] =>
    list.flatMap(([front, backs]) => backs.map((back): [string, string] => [front, back]));

  test.each(pairs(text))('text %s on %s has a contrast of 4.5 : 1', (front, back) => {
    expect(contrast(colour(front), colour(back))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(shapes))('the shape %s on %s has a contrast of 3 : 1', (front, back) => {
    expect(contrast(colour(front), colour(back))).toBeGreaterThanOrEqual(3);
  });
});

const files = readdirSync(__dirname, { encoding: 'utf8', recursive: true }).filter((name) =>
  name.endsWith('.module.css'),
);

test.each(files)('%s uses logical directions, so that it fits right-to-left languages', (file) => {
  const style = readFileSync(join(__dirname, file), 'utf8');
  const sides = style.match(
    /(?:margin|padding|border|inset)-(?:left|right)|(?:^|[\s;{])(?:left|right):|text-align: (?:left|right)/g,
  );
  const fours = [...style.matchAll(/(?:margin|padding|inset): ([^;(]+);/g)]
    .map(([, sizes]) => sizes!.trim().split(/\s+/))
    .filter(([, end, , start]) => start !== undefined && end !== start);
  expect([sides, fours]).toEqual([null, []]);
});

describe('design tokens', () => {
  const defined = new Set([...css.matchAll(/(--[a-z0-9-]+):/g)].map(([, name]) => name));

  test.each(files)('%s reads only tokens that exist', (file) => {
    const style = readFileSync(join(__dirname, file), 'utf8');
    const own = new Set([...style.matchAll(/(--[a-z0-9-]+):/g)].map(([, name]) => name));
    const missing = [...style.matchAll(/var\((--[a-z0-9-]+)/g)]
      .map(([, name]) => name)
      .filter((name) => !defined.has(name) && !own.has(name) && name !== '--min-column');
    expect(missing).toEqual([]);
  });
});

test('reduced motion sets every transition to zero: a duration alone would animate every property', () => {
  const durations = [
    ...readFileSync(join(__dirname, 'reset.css'), 'utf8').matchAll(/transition-duration: ([^ ;]+)/g),
  ].map(([, duration]) => duration);
  expect(durations.length).toBeGreaterThan(0);
  expect(new Set(durations)).toEqual(new Set(['0s']));
});
