import { textAt } from './scanner';
import type { TokenReader } from './tokenReader';
import type { Expression, PatternSegment, RulesVersion } from './tree';

const SEGMENT_TEXT = /[A-Za-z0-9_.\-~@%+]+/y;
const DATABASE_TEXT = /\([A-Za-z0-9_-]+\)/y;
const WILDCARD = /\{([A-Za-z_][A-Za-z0-9_]*)(=\*\*)?\}/y;

/** Returns true when a path segment starts at `offset`; `//` and `/*` start comments instead. */
function hasSegment(text: string, offset: number): boolean {
  return text.charAt(offset) === '/' && text.charAt(offset + 1) !== '/' && text.charAt(offset + 1) !== '*';
}

function plainSegment(text: string, offset: number): string {
  return textAt(DATABASE_TEXT, text, offset) || textAt(SEGMENT_TEXT, text, offset);
}

/**
 * Parses a path in an expression, such as `/databases/(default)/documents/users/$(uid)`, from its first slash.
 */
export function parsePathLiteral(reader: TokenReader, parseExpression: () => Expression): Expression {
  const { text } = reader.source;
  const { at } = reader.token;
  const segments: (string | Expression)[] = [];
  let offset = at;
  while (hasSegment(text, offset)) {
    offset += 1;
    if (text.startsWith('$(', offset)) {
      reader.continueAt(offset + 2);
      segments.push(parseExpression());
      if (!reader.isAt(')')) reader.unexpected('")" after the expression in the path');
      offset = reader.token.end;
      continue;
    }
    const segment = plainSegment(text, offset);
    if (segment === '') reader.source.fail(offset, 'expected a path segment: a name or "$(expression)"');
    segments.push(segment);
    offset += segment.length;
  }
  reader.continueAt(offset);
  return { kind: 'path', at, segments };
}

/** Parses the path of a match statement, with `{name}` and at most one `{name=**}`, from its first slash. */
export function parsePattern(reader: TokenReader, version: RulesVersion): PatternSegment[] {
  const { text } = reader.source;
  const pattern: PatternSegment[] = [];
  if (!reader.isAt('/')) reader.unexpected('a path that starts with "/" after "match"');
  let offset = reader.token.at;
  while (hasSegment(text, offset)) {
    offset += 1;
    const [segment, length] = parsePatternSegment(reader, offset, version);
    if (segment.kind === 'rest' && pattern.some((earlier) => earlier.kind === 'rest')) {
      reader.source.fail(offset, 'a match path may have only one recursive wildcard');
    }
    if (version === 1 && pattern.at(-1)?.kind === 'rest')
      reader.source.fail(
        offset,
        "a recursive wildcard must end its path, unless the file starts with rules_version = '2'",
      );
    pattern.push(segment);
    offset += length;
  }
  reader.continueAt(offset);
  return pattern;
}

function parsePatternSegment(reader: TokenReader, offset: number, version: RulesVersion): [PatternSegment, number] {
  const { text } = reader.source;
  WILDCARD.lastIndex = offset;
  const [whole, name, rest] = WILDCARD.exec(text) ?? [];
  if (whole !== undefined && name !== undefined) {
    const at = offset + 1;
    if (rest === undefined) return [{ kind: 'one', at, name }, whole.length];
    return [{ kind: 'rest', at, name, least: version === 1 ? 1 : 0 }, whole.length];
  }
  if (text.charAt(offset) === '{') reader.source.fail(offset, 'expected a wildcard: "{name}" or "{name=**}"');
  const segment = plainSegment(text, offset);
  if (segment === '') reader.source.fail(offset, 'expected a path segment: a name, "{name}" or "{name=**}"');
  return [{ kind: 'fixed', text: segment }, segment.length];
}
