import { javascriptLanguage } from '@codemirror/lang-javascript';

/**
 * The script with a call of `__guard(line)` at the start of every loop's body, which the preview's page answers by throwing when one turn
 * of the event loop takes over a second. Lines stay where they are. A script that does not parse comes back as it is: the browser's own
 * message is the better one.
 */
export function guardLoops(script: string): string {
  const insertions: { at: number; text: string }[] = [];
  const tree = javascriptLanguage.parser.parse(script);
  let broken = 0;
  tree.iterate({
    enter(node) {
      if (node.type.isError) broken += 1;
      if (!['ForStatement', 'WhileStatement', 'DoStatement'].includes(node.name)) return;
      const body = bodyOf(node.node);
      if (!body) return;
      const line = script.slice(0, node.from).split('\n').length;
      if (body.name === 'Block') insertions.push({ at: body.from + 1, text: `__guard(${String(line)});` });
      else insertions.push({ at: body.from, text: `{__guard(${String(line)});` }, { at: body.to, text: '}' });
    },
  });
  if (broken > 0) return script;
  return insertions
    .map((insertion, order) => ({ ...insertion, order }))
    .sort((a, b) => b.at - a.at || b.order - a.order)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), script);
}

type Node = ReturnType<typeof javascriptLanguage.parser.parse>['topNode'];

/** A loop's body: its last child (an empty statement counts), but for `do`, which has its condition behind it. */
function bodyOf(loop: Node): Node | null {
  return loop.name === 'DoStatement' ? loop.firstChild?.nextSibling ?? null : loop.lastChild;
}
