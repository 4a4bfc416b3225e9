import { Lexer, LineCounter, parseDocument, visit, type Alias, type Document } from 'yaml';
import type { Problems } from './Problems';
import { readText } from './readText';
import type { ContentSource } from './SourceFolder';

/** The keys that lead to a value of a YAML file: `['sections', 0, 'title']`. */
export type YamlPath = readonly (string | number)[];

/**
 * A YAML file. `positionOf` returns the position of a value, or of the nearest value around a missing one. `isBlock` is
 * true for a text that begins on the line below its key.
 */
export type YamlFile = {
  file: string;
  data: unknown;
  positionOf(path: YamlPath): { file: string; line: number };
  isBlock(path: YamlPath): boolean;
};

const QUOTE = 'Correct the line; texts with ": " or "#" in them need quotes.';
/** Replaces messages of the parser that are written for programmers. */
const MESSAGES: Record<string, [what: string, fix: string]> = {
  MULTIPLE_DOCS: ['a second document begins here', 'Keep one document per file, and remove the line "---".'],
  DUPLICATE_KEY: ['the field occurs twice', 'Keep one of them.'],
  TAB_AS_INDENT: ['the line begins with a tab', 'Indent with spaces.'],
  QUESTION_MARK: ['a key behind a question mark', 'Write "key: value"; texts that begin with "?" need quotes.'],
  RESOURCE_EXHAUSTION: ['nested too deeply', 'Correct the brackets and the indentation.'],
};

/** The parser needs many seconds for a line of thousands of brackets, dashes or aliases. */
const MAX_LINE = 10_000;
const MAX_DEPTH = 50;

/**
 * Adds a problem for what would take the parser minutes or its stack, and returns true: long lines, brackets and dashes
 * within each other, and keys behind a question mark, whose cost doubles with each.
 */
function isTooDeep(text: string, file: string, problems: Problems): boolean {
  const at = text.split('\n').findIndex((line) => line.length > MAX_LINE);
  if (at >= 0)
    problems.add({ file, line: at + 1 }, `longer than ${MAX_LINE} characters`, 'Divide it into several lines.');
  return at >= 0 || hasDeepNesting(text, file, problems);
}

function hasDeepNesting(text: string, file: string, problems: Problems): boolean {
  let [line, brackets, indicators] = [1, 0, 0];
  for (const token of new Lexer().lex(text)) {
    if (token === '[' || token === '{') brackets += 1;
    else if (token === ']' || token === '}') brackets = Math.max(0, brackets - 1);
    else if (token === '-' || token === ':') indicators += 1;
    else if (token.trim() !== '') indicators = 0;
    if (token === '?' || brackets > MAX_DEPTH || indicators > MAX_DEPTH) {
      const [what, fix] = (token === '?' ? MESSAGES.QUESTION_MARK : MESSAGES.RESOURCE_EXHAUSTION) ?? ['', ''];
      problems.add({ file, line }, `not valid YAML: ${what}`, fix);
      return true;
    }
    line += token.split('\n').length - 1;
  }
  return false;
}

/** Reads a YAML file; null after adding all syntax errors. */
export function readYaml(source: ContentSource, file: string, problems: Problems): YamlFile | null {
  const text = readText(source, file, problems);
  if (text === null || isTooDeep(text, file, problems)) return null;
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, logLevel: 'error' });
  const lineAt = (offset: number): number => Math.max(1, counter.linePos(offset).line);
  const before = problems.all.length;
  for (const { pos, code, message } of [...document.errors, ...document.warnings]) {
    const [what, fix] = MESSAGES[code] ?? [
      isStackOverflow(message) ? (MESSAGES.RESOURCE_EXHAUSTION?.[0] ?? '') : shortened(message),
      QUOTE,
    ];
    problems.add({ file, line: lineAt(pos[0]) }, `not valid YAML: ${what}`, fix);
  }
  const data =
    problems.all.length > before
      ? null
      : dataOf(document, (offset, what) =>
          problems.add({ file, line: lineAt(offset) }, `not valid YAML: ${what}`, 'Write the value itself.'),
        );
  if (problems.all.length > before) return null;
  return {
    file,
    data,
    isBlock: (path) =>
      (document.getIn(path, true) as { type?: string } | undefined)?.type?.startsWith('BLOCK_') ?? false,
    positionOf(path) {
      for (let length = path.length; length > 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true) as
          { range?: [number, number, number] | null } | undefined;
        if (node?.range) return { file, line: lineAt(node.range[0]) };
      }
      return { file, line: 1 };
    },
  };
}

const MAX_ALIASES = 100;

/** Returns the data. Passes faults of aliases, which the parser does not check, to `add`. */
function dataOf(document: Document.Parsed, add: (offset: number, what: string) => void): unknown {
  const aliases = aliasesIn(document);
  const unknown = aliases.slice(0, MAX_ALIASES).filter((alias) => alias.resolve(document) === undefined);
  for (const alias of unknown) add(offsetOf(alias), `nothing above it is named &${alias.source}`);
  if (aliases.length > MAX_ALIASES) add(offsetOf(aliases[MAX_ALIASES]), `more than ${MAX_ALIASES} aliases`);
  if (unknown.length > 0 || aliases.length > MAX_ALIASES) return null;
  try {
    return document.toJS() as unknown;
  } catch (error) {
    if (!(error instanceof ReferenceError || error instanceof RangeError)) throw error;
    add(offsetOf(aliases.at(-1)), 'its aliases expand to too much data');
    return null;
  }
}

function aliasesIn(document: Document.Parsed): Alias[] {
  const aliases: Alias[] = [];
  visit(document, { Alias: (_key, alias) => void aliases.push(alias) });
  return aliases;
}

const offsetOf = (alias: Alias | undefined): number => alias?.range?.[0] ?? 0;
const isStackOverflow = (message: string): boolean => message.startsWith('Maximum call stack');
const shortened = (message: string): string =>
  (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');
