/**
 * Block of a Markdown text: the items of a list, or the lines of anything else. `depth` counts the `#` of a heading.
 */
export type MarkdownBlock = {
  kind: 'heading' | 'bullets' | 'numbers' | 'quote' | 'code' | 'rule' | 'text';
  lines: string[];
  depth: number;
};

const KINDS: [kind: MarkdownBlock['kind'], mark: RegExp][] = [
  ['heading', /^#{1,6} +/],
  ['rule', /^(-{3,}|\*{3,}|_{3,})\s*$/],
  ['bullets', /^[-*] +/],
  ['numbers', /^\d+[.)] +/],
  ['quote', /^> ?/],
];

/** Splits a text into blocks, in order. Adjacent lines of one kind form a block; a blank line ends it. Never throws. */
export function markdownBlocks(text: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  let code: MarkdownBlock | null = null;
  let isApart = true;
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('```')) {
      if (code === null) blocks.push((code = { kind: 'code', lines: [], depth: 0 }));
      else code = null;
      isApart = true;
    } else if (code) code.lines.push(line);
    else if (!line.trim()) isApart = true;
    else {
      addLine(blocks, line, isApart);
      isApart = false;
    }
  }
  return blocks;
}

function addLine(blocks: MarkdownBlock[], line: string, isApart: boolean): void {
  const [kind, mark] = KINDS.find(([, pattern]) => pattern.test(line)) ?? (['text', /^\s*/] as const);
  const last = blocks.at(-1);
  const rest = line.replace(mark, '');
  const isList = kind === 'bullets' || kind === 'numbers';
  if (last && !isApart && kind === 'text' && last.kind !== 'heading' && last.kind !== 'rule') {
    last.lines.push(last.kind === 'text' ? rest : `${last.lines.pop() ?? ''} ${rest}`);
  } else if (last?.kind === kind && kind !== 'heading' && kind !== 'rule' && (!isApart || isList))
    last.lines.push(rest);
  else blocks.push({ kind, lines: [rest], depth: kind === 'heading' ? line.indexOf(' ') : 0 });
}
