import { configureNesting, parser as htmlParser } from '@lezer/html';
import { parser as scriptParser } from '@lezer/javascript';

type Tree = ReturnType<typeof scriptParser.parse>;
type Node = Tree['topNode'];
type Insertion = { at: number; to?: number; text: string };

/** Position of a script: in the markup or in a separate file, and its first line. */
type Position = { isMarkup: boolean; line: number };

/**
 * Inserts a call of `__guard(line)` (`__guard(line, 1)` in markup) at the start of every function and loop body. It
 * throws when one turn of the event loop takes over a second, which ends endless loops, recursions and promise chains.
 * Line numbers do not change. A script with a syntax error is returned unchanged, so that the browser reports it.
 */
export function guardLoops(script: string): string {
  return guardScript(script, { isMarkup: false, line: 1 });
}

/** Guards the scripts and event handlers in markup in the same way. */
export function guardMarkup(html: string): string {
  return withInsertions(html, markupParser.parse(html), false, { isMarkup: true, line: 1 });
}

/**
 * Types of scripts in markup, with the dialect that they are parsed as: those that browsers run, and those that
 * compilers in the page look for. Other types hold data (https://mimesniff.spec.whatwg.org/#javascript-mime-type).
 */
const SCRIPTS: readonly (readonly [type: RegExp, dialect: string])[] = [
  [/^\s*(module|(text|application)\/(x-)?(java|ecma)script|text\/(javascript1\.[0-5]|jscript|livescript))?\s*$/i, ''],
  [/^text\/(babel|jsx)$/i, 'jsx'],
  [/^text\/typescript$/i, 'ts'],
  [/^text\/typescript-jsx$/i, 'jsx ts'],
];

const markupParser = htmlParser.configure({
  wrap: configureNesting(
    SCRIPTS.map(([type, dialect]) => ({
      tag: 'script',
      attrs: (attributes) => type.test(attributes.type ?? ''),
      parser: scriptParser.configure({ dialect }),
    })),
  ),
});

const guardScript = (script: string, position: Position): string =>
  withInsertions(script, scriptParser.parse(script), true, position);

function withInsertions(text: string, tree: Tree, isScript: boolean, { isMarkup, line: first }: Position): string {
  const insertions: Insertion[] = [];
  let errors = 0;
  tree.iterate({
    enter({ type, node }) {
      if (type.isError) errors += 1;
      const body = LOOPS.has(type.name) ? loopBody(node) : functionBody(node);
      const line = (): number => first - 1 + text.slice(0, node.from).split('\n').length;
      if (body) insertions.push(...guardCalls(body, text, isMarkup ? `${line()},1` : String(line())));
      if (VALUES.has(type.name) && isHandler(node, text))
        insertions.push({ at: node.from, to: node.to, text: guardHandler(text.slice(node.from, node.to), line()) });
    },
  });
  if (errors > 0 && isScript) return text;
  return insertions
    .map((insertion, order) => ({ ...insertion, order }))
    .sort((a, b) => b.at - a.at || b.order - a.order)
    .reduce((before, { at, to = at, text: added }) => before.slice(0, at) + added + before.slice(to), text);
}

const VALUES = new Set(['AttributeValue', 'UnquotedAttributeValue']);
const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunction', 'MethodDeclaration']);

/**
 * Returns the body of a loop: its last child, except in `do`, which ends with the condition. An empty statement counts.
 */
function loopBody(loop: Node): Node | null {
  return loop.name === 'DoStatement' ? (loop.firstChild?.nextSibling ?? null) : loop.lastChild;
}

/** Returns the body of a function or of an object's method; null for any other node. */
function functionBody(node: Node): Node | null {
  const isMethod = node.name === 'Property' && node.lastChild?.name === 'Block';
  return FUNCTIONS.has(node.name) || isMethod ? node.lastChild : null;
}

const isHandler = (value: Node, text: string): boolean => {
  const name = value.parent?.getChild('AttributeName');
  return name ? /^on/i.test(text.slice(name.from, name.to)) : false;
};

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", '#39': "'" };

/** Guards the script in an event handler attribute that starts at `line` of the markup, and quotes it again. */
function guardHandler(value: string, line: number): string {
  const script = value
    .replace(/^(["'])([\s\S]*)\1$/, '$2')
    .replace(/&(lt|gt|amp|quot|apos|#39);/g, (_all, name: string) => ENTITIES[name] ?? '');
  return `"${guardScript(script, { isMarkup: true, line }).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

function guardCalls(body: Node, text: string, args: string): Insertion[] {
  const call = `__guard(${args})`;
  if (body.name === 'Block') return [{ at: afterDirectives(body, text), text: `${call};` }];
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

/** Returns the position after directives such as "use strict", which count only as the first statements. */
function afterDirectives(block: Node, text: string): number {
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
