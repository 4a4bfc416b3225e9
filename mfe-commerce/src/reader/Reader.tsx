import type { ListedBook } from '@lectern/shared/domain';
import type { BookContent } from '../data/bookContent';
import { FramedReader } from './framed/FramedReader';
import { TextReader } from './TextReader';
import type { Owner } from './useReading';

/** `book` is undefined for a withdrawn book that the user owns; `owner` is null for a sample. */
export type ReaderProps = { id: string; book: ListedBook | undefined; owner: Owner };

/** An open book or its sample: text in the page itself, other formats in a sandboxed frame. */
export function Reader({ content, ...props }: ReaderProps & { content: BookContent }) {
  return content.format === 'markdown' ? (
    <TextReader {...props} markdown={content.text} />
  ) : (
    <FramedReader {...props} format={content.format} bytes={content.bytes} />
  );
}
