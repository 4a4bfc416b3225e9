import type { ReactNode } from 'react';
import styles from './Markdown.module.css';

/**
 * Lesson text: headings, lists, quotes, fenced code and paragraphs, with strong, emphasised and code words. What is not of this form shows as it
 * is written, and nothing is ever taken for HTML. `level` is the heading level that `#` becomes.
 */
export function Markdown({ text, level = 3 }: { text: string; level?: 3 | 4 }) {
  return <div className={styles.text}>{blocksOf(text).map((block, index) => <Block key={index} block={block} level={level} />)}</div>;
}

type Shown = { kind: 'heading' | 'bullets' | 'numbers' | 'quote' | 'code' | 'text'; lines: string[] };

const KINDS: [kind: Shown['kind'], mark: RegExp][] = [['heading', /^#{1,6} +/], ['bullets', /^[-*] +/], ['numbers', /^\d+[.)] +/], ['quote', /^> ?/]];

/** Neighbouring lines of one kind belong together; a blank line ends a paragraph. */
function blocksOf(text: string): Shown[] {
  const blocks: Shown[] = [];
  let code: Shown | null = null;
  let isApart = true;
  for (const line of text.split('\n')) {
    if (line.startsWith("```")) {
      if (code === null) blocks.push((code = { kind: 'code', lines: [] }));
      else code = null;
      isApart = true;
    } else if (code) code.lines.push(line);
    else if (!line.trim()) isApart = true;
    else {
      const [kind, mark] = KINDS.find(([, pattern]) => pattern.test(line)) ?? (['text', /^\s*/] as const);
      const last = blocks.at(-1);
      const rest = line.replace(mark, '');
      if (last && !isApart && kind === 'text' && last.kind !== 'heading') last.lines.push(last.kind === 'text' ? rest : `${last.lines.pop() ?? ''} ${rest}`);
      else if (last?.kind === kind && kind !== 'heading' && (!isApart || kind === 'bullets' || kind === 'numbers')) last.lines.push(rest);
      else blocks.push({ kind, lines: [rest] });
      isApart = false;
    }
  }
  return blocks;
}

function Block({ block: { kind, lines }, level }: { block: Shown; level: 3 | 4 }) {
  const Heading = `h${level}` as const;
  if (kind === 'heading') return <Heading>{inline(lines.join(' '))}</Heading>;
  if (kind === 'code') return <pre tabIndex={0}><code>{lines.join('\n')}</code></pre>;
  if (kind === 'quote') return <blockquote>{inline(lines.join(' '))}</blockquote>;
  if (kind === 'text') return <p>{inline(lines.join(' '))}</p>;
  const items = lines.map((line, index) => <li key={index}>{inline(line)}</li>);
  return kind === 'numbers' ? <ol>{items}</ol> : <ul>{items}</ul>;
}

function inline(text: string): ReactNode[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*)/).map((part, index) => {
    if (/^`.+`$/.test(part)) return <code key={index}>{part.slice(1, -1)}</code>;
    if (/^\*\*.+\*\*$/.test(part)) return <strong key={index}>{part.slice(2, -2)}</strong>;
    return /^\*.+\*$/.test(part) ? <em key={index}>{part.slice(1, -1)}</em> : part;
  });
}
