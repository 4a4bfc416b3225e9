import { useMemo, type ReactNode } from 'react';
import { markdownBlocks, type MarkdownBlock } from './markdownBlocks';
import styles from './Markdown.module.css';

export type MarkdownProps = {
  /** Markdown, or the pieces of one. */
  text: string | readonly MarkdownBlock[];
  /** The level of the text's highest headings; those below follow. */
  level?: 2 | 3 | 4;
  /** Gives each piece its number as `data-block`, counted from this one. */
  firstBlock?: number;
};

/**
 * Text that somebody wrote: headings, lists, quotes, rules, fenced code and paragraphs, with strong, emphasised and
 * code words and links to https addresses. What is not of this form shows as it is written, and nothing is ever taken
 * for HTML.
 */
export function Markdown({ text, level = 3, firstBlock }: MarkdownProps) {
  const blocks = useMemo(() => (typeof text === 'string' ? markdownBlocks(text) : text), [text]);
  const highest = Math.min(...blocks.map(({ kind, depth }) => (kind === 'heading' ? depth : 6)));
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => (
        <Block
          key={index}
          block={block}
          level={level + block.depth - highest}
          number={firstBlock === undefined ? undefined : firstBlock + index}
        />
      ))}
    </div>
  );
}

function Block({
  block: { kind, lines },
  level,
  number,
}: {
  block: MarkdownBlock;
  level: number;
  number: number | undefined;
}) {
  const Heading = `h${Math.min(6, level)}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  const place = { 'data-block': number };
  if (kind === 'heading') return <Heading {...place}>{inline(lines.join(' '))}</Heading>;
  if (kind === 'rule') return <hr {...place} />;
  if (kind === 'code')
    return (
      <pre {...place} tabIndex={0}>
        <code>{lines.join('\n')}</code>
      </pre>
    );
  if (kind === 'quote') return <blockquote {...place}>{inline(lines.join(' '))}</blockquote>;
  if (kind === 'text') return <p {...place}>{inline(lines.join(' '))}</p>;
  const items = lines.map((line, index) => <li key={index}>{inline(line)}</li>);
  return kind === 'numbers' ? <ol {...place}>{items}</ol> : <ul {...place}>{items}</ul>;
}

const LINK = /^\[([^\]]+)\]\((https:\/\/[^\s()]+)\)$/;

function inline(text: string): ReactNode[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*|\[[^\]]+\]\(https:\/\/[^\s()]+\))/).map((part, index) => {
    const [, words, address] = LINK.exec(part) ?? [];
    if (words !== undefined)
      return (
        <a key={index} href={address} rel="noopener noreferrer">
          {words}
        </a>
      );
    if (/^`.+`$/.test(part)) return <code key={index}>{part.slice(1, -1)}</code>;
    if (/^\*\*.+\*\*$/.test(part)) return <strong key={index}>{part.slice(2, -2)}</strong>;
    return /^\*.+\*$/.test(part) ? <em key={index}>{part.slice(1, -1)}</em> : part;
  });
}
