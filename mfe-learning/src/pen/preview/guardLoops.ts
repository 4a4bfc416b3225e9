import { htmlLanguage } from '@codemirror/lang-html';
import { javascriptLanguage } from '@codemirror/lang-javascript';

type Tree = ReturnType<typeof javascriptLanguage.parser.parse>;
type Node = Tree['topNode'];
type Insertion = { at: number; to?: number; text: string };

/** Where a script stands: in the markup or in a file of its own, and at which line of it. */
type Place = { isMarkup: boolean; line: number };

/**
 * The script with a call of `__guard(line)` (of `__guard(line, 1)` in markup) at the start of every loop's body and of
 * every function, which the preview's page answers by throwing when one turn of the event loop takes over a second: no
 * loop, recursion or chain of promises goes on for longer. Lines stay where they are. A script that does not parse
 * comes back as it is: the browser's own message is the better one.
 */
export function guardLoops(script: string): string {
  return guardScript(script, { isMarkup: false, line: 1 });
}

/** The markup with the scripts and event handlers in it guarded in the same way. */
export function guardMarkup(html: string): string {
  return withInsertions(html, htmlLanguage.parser.parse(html), false, { isMarkup: true, line: 1 });
}

const guardScript = (script: string, place: Place): string =>
  withInsertions(script, javascriptLanguage.parser.parse(script), true, place);

function withInsertions(text: string, tree: Tree, isScript: boolean, { isMarkup, line: first }: Place): string {
  const insertions: Insertion[] = [];
  let broken = 0;
  tree.iterate({
    enter({ type, node }) {
      if (type.isError) broken += 1;
      const body = LOOPS.has(type.name) ? loopBody(node) : functionBody(node);
      const line = (): number => first - 1 + text.slice(0, node.from).split('\n').length;
      if (body) insertions.push(...guarded(body, text, isMarkup ? `${line()},1` : String(line())));
      if (VALUES.has(type.name) && isHandler(node, text))
        insertions.push({ at: node.from, to: node.to, text: guardHandler(text.slice(node.from, node.to), line()) });
    },
  });
  if (broken > 0 && isScript) return text;
  return insertions
    .map((insertion, order) => ({ ...insertion, order }))
    .sort((a, b) => b.at - a.at || b.order - a.order)
    .reduce((before, { at, to = at, text: added }) => before.slice(0, at) + added + before.slice(to), text);
}

const VALUES = new Set(['AttributeValue', 'UnquotedAttributeValue']);
const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunction', 'MethodDeclaration']);

/** A loop's body: its last child (an empty statement counts), but for `do`, which has its condition behind it. */
function loopBody(loop: Node): Node | null {
  return loop.name === 'DoStatement' ? (loop.firstChild?.nextSibling ?? null) : loop.lastChild;
}

/** The body of a function, be it a method of an object (then its last child is a block), or null for anything else. */
function functionBody(node: Node): Node | null {
  const isMethod = node.name === 'Property' && node.lastChild?.name === 'Block';
  return FUNCTIONS.has(node.name) || isMethod ? node.lastChild : null;
}

const isHandler = (value: Node, text: string): boolean => {
  const name = value.parent?.getChild('AttributeName');
  return name ? /^on/i.test(text.slice(name.from, name.to)) : false;
};

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", '#39': "'" };

/** The value of an event handler's attribute that begins at `line` of the markup, quoted anew. */
function guardHandler(value: string, line: number): string {
  const script = value
    .replace(/^(["'])([\s\S]*)\1$/, '$2')
    .replace(/&(lt|gt|amp|quot|apos|#39);/g, (_all, name: string) => ENTITIES[name] ?? '');
  return `"${guardScript(script, { isMarkup: true, line }).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

function guarded(body: Node, text: string, where: string): Insertion[] {
  const call = `__guard(${where})`;
  if (body.name === 'Block') return [{ at: behindDirectives(body, text), text: `${call};` }];
  const isExpression = body.parent?.name === 'ArrowFunction';
  return isExpression
    ? [
        { at: body.from, text: `(${call},` },
        { at: body.to, text: ')' },
      ]
    : [
        { at: body.from, text: `{${call};` },
        { at: body.to, text: '}' },
      ];
}

/** Behind "use strict" and the like, which count only as the first statements. */
function behindDirectives(block: Node, text: string): number {
  let at = block.from + 1;
  for (
    let child = block.firstChild?.nextSibling;
    child?.name === 'ExpressionStatement' && child.firstChild?.name === 'String';
    child = child.nextSibling
  ) {
    at = child.to;
    if (text[at - 1] !== ';') return block.from + 1;
  }
  return at;
}
