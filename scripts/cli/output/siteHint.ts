import { parseArgs } from 'node:util';

/** Options of a command that decide which site, and whose releases, it works on. */
export type SiteOptions = { home?: string; store?: string; trustedKey?: string };

/**
 * Returns a line that says which options the commands in `lines` need to reach the same site, as a shell takes them;
 * nothing when they need none. A command that names a home of its own means another site.
 */
export function siteHint({ home, store, trustedKey }: SiteOptions, lines: readonly string[]): string[] {
  const options = Object.entries({ '--home': home, '--store': store, '--trusted-key': trustedKey }).flatMap(
    ([name, value]) => (value === undefined ? [] : `${name} ${quoted(value)}`),
  );
  const hasCommand = lines.some((line) => /(?:: |[`"(])(?:npx )?lectern [a-z]/.test(line) && !line.includes('--home'));
  return options.length > 0 && hasCommand ? [`Commands for this site need ${options.join(' ')}, too.`] : [];
}

/** Returns the options of a command line that could not be parsed, or whose command failed. */
export function siteOptionsIn(args: readonly string[]): SiteOptions {
  const options = { home: { type: 'string' }, store: { type: 'string' }, 'trusted-key': { type: 'string' } } as const;
  const { home, store, 'trusted-key': trustedKey } = parseArgs({ args: [...args], options, strict: false }).values;
  return { home: textOf(home), store: textOf(store), trustedKey: textOf(trustedKey) };
}

/** An option without its value is `true`. */
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Returns a word as a shell takes it. */
export const quoted = (value: string): string =>
  /^[\w@%+=:,./~-]+$/.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`;
