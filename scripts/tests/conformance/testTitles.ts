import ts from 'typescript';

/**
 * Lists the titles of the tests in a file as `PROOFS` writes them: computed parts are `%s`. Reads the source, and runs
 * nothing.
 */
export function testTitles(file: string, source: string): string[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const [title] = ts.isCallExpression(node) ? node.arguments : [];
    if (ts.isCallExpression(node) && title && isTest(node.expression)) found.push(writtenTitle(title));
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

/** True for `test` and for `test.each(CASES)`. */
const isTest = (callee: ts.Expression): boolean =>
  callee.getText() === 'test' || (ts.isCallExpression(callee) && callee.expression.getText() === 'test.each');

/** A title: literals, joined by `+` or in a template. */
function writtenTitle(title: ts.Expression): string {
  if (ts.isStringLiteralLike(title)) return title.text;
  if (ts.isBinaryExpression(title)) return writtenTitle(title.left) + writtenTitle(title.right);
  if (!ts.isTemplateExpression(title)) return '%s';
  return title.head.text + title.templateSpans.map(({ literal }) => `%s${literal.text}`).join('');
}

/** Matches the title of a test that runs: anything may stand for `%s`. */
export const patternOf = (title: string): RegExp =>
  new RegExp(`^${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('%s', '.*')}$`);
