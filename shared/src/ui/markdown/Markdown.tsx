import { Fragment, useMemo, type ReactNode } from 'react';
import { useMarkdownLanguage } from './ContentLanguage';
import { markdownBlocks, type MarkdownBlock } from './markdownBlocks';
import * as styles from './Markdown.module.css';

export type MarkdownProps = {
  /** Markdown source, or its blocks. */
  text: string | readonly MarkdownBlock[];
  /** Level of the text's highest headings; lower ones follow. */
  level?: 2 | 3 | 4;
  /** Numbers the blocks as `data-block`, starting here. */
  firstBlock?: number;
  /** Renders a picture of the course by its path in storage. Without it, the picture's description is shown. */
  image?: (path: string, alt: string) => ReactNode;
};

/**
 * Renders a subset of Markdown: headings, lists, quotes, rules, fenced code and paragraphs, with strong, emphasis,
 * code, https links and pictures of the course. Anything else shows as written, and nothing is interpreted as HTML.
 */
export function Markdown({ text, level = 3, firstBlock, image = altOnly }: MarkdownProps) {
  const blocks = useMemo(() => (typeof text === 'string' ? markdownBlocks(text) : text), [text]);
  const highest = Math.min(...blocks.map(({ kind, depth }) => (kind === 'heading' ? depth : 6)));
  return (
    <div className={styles.text} {...useMarkdownLanguage()}>
      {blocks.map((block, index) => (
        <Block
          key={index}
          block={block}
          image={image}
          level={level + block.depth - highest}
          number={firstBlock === undefined ? undefined : firstBlock + index}
        />
      ))}
    </div>
  );
}

type ImageRenderer = NonNullable<MarkdownProps['image']>;

const altOnly: ImageRenderer = (_path, alt) => alt;

function Block({
  block: { kind, lines },
  image,
  level,
  number,
}: {
  block: MarkdownBlock;
  image: ImageRenderer;
  level: number;
  number: number | undefined;
}) {
  const Heading = `h${Math.min(6, level)}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  const attributes = { 'data-block': number };
  if (kind === 'heading') return <Heading {...attributes}>{inline(lines.join(' '), image)}</Heading>;
  if (kind === 'rule') return <hr {...attributes} />;
  if (kind === 'code')
    return (
      <pre {...attributes} tabIndex={0}>
        <code>{lines.join('\n')}</code>
      </pre>
    );
  if (kind === 'quote') return <blockquote {...attributes}>{inline(lines.join(' '), image)}</blockquote>;
  if (kind === 'text') return <p {...attributes}>{inline(lines.join(' '), image)}</p>;
  const items = lines.map((line, index) => <li key={index}>{inline(line, image)}</li>);
  return kind === 'numbers' ? <ol {...attributes}>{items}</ol> : <ul {...attributes}>{items}</ul>;
}

const LINK = /^(!?)\[([^\]]*)\]\(([^\s()]+)\)$/;
const MARKS =
  /(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*|!\[[^\]]*\]\(courses\/[^\s()]+\)|\[[^\]]+\]\(https:\/\/[^\s()]+\))/;

function inline(text: string, image: ImageRenderer): ReactNode[] {
  return text.split(MARKS).map((part, index) => {
    const [, mark, words = '', address = ''] = (index % 2 && LINK.exec(part)) || [];
    if (mark) return <Fragment key={index}>{image(address, words)}</Fragment>;
    if (mark === '')
      return (
        <a key={index} href={address} rel="noopener noreferrer">
          {inline(words, image)}
        </a>
      );
    if (/^`.+`$/.test(part)) return <code key={index}>{part.slice(1, -1)}</code>;
    if (/^\*\*.+\*\*$/.test(part)) return <strong key={index}>{inline(part.slice(2, -2), image)}</strong>;
    return /^\*.+\*$/.test(part) ? <em key={index}>{inline(part.slice(1, -1), image)}</em> : part;
  });
}
