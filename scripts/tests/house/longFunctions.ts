import ts from 'typescript';
import { isCode } from './codeLines';
import type { CodeFiles } from './repositoryTree';

const MAX_LINES = 40;

/** Text modules: the sentences of a part in one language are one function, whose length says nothing. */
const TEXT = /\/text\/.*\.\w+\.ts$|\/(text|languages)\/[a-z]{2,3}(-[A-Z]{2})?\/\w+\.ts$/;

/** A function, which may be the body of a test, of more than 40 lines of code. */
type LongFunction = { file: string; line: number; length: number; isTest: boolean };

/**
 * Lists the functions of more than 40 lines of code. Blank lines and comments don't count. Functions of text modules
 * may be longer. So may those that only group tests (`describe`), and tests themselves, which tell one story in
 * sequence.
 */
export const longFunctions = (code: CodeFiles): string[] => named(code, false);

/** Lists the tests of more than 40 lines of code. */
export const longTests = (code: CodeFiles): string[] => named(code, true);

const named = (code: CodeFiles, isTest: boolean): string[] =>
  Array.from(code)
    .filter(([file, source]) => !file.endsWith('.css') && !TEXT.test(file) && source.split('\n').length > MAX_LINES)
    .flatMap(([file, source]) => longFunctionsOf(file, source))
    .filter((found) => found.isTest === isTest)
    .map(({ file, line, length }) => `${file}:${line} has ${length} lines of code: take named steps out of it`);

function longFunctionsOf(file: string, source: string): LongFunction[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const lines = source.split('\n');
  const found: LongFunction[] = [];
  const lineAt = (position: number): number => parsed.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      const line = lineAt(node.getStart(parsed));
      const { length } = lines.slice(line, lineAt(node.end) + 1).filter(isCode);
      const caller = callerOf(node);
      if (length > MAX_LINES && !GROUP.test(caller))
        found.push({ file, line: line + 1, length, isTest: TEST.test(caller) });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

const GROUP = /^(test\.)?describe\b/;
const TEST = /^test\b/;

/** Returns the source of what a function is passed to, such as `test.each(CASES)`; empty when it isn't an argument. */
const callerOf = ({ parent }: ts.Node): string => (ts.isCallExpression(parent) ? parent.expression.getText() : '');
