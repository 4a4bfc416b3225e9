import type { BookContent } from '../data/bookContent';
import { FramedReader } from './framed/FramedReader';
import { TextReader } from './TextReader';
import type { ReaderProps } from './useReading';

/** An open book or its sample: text in the page itself, other formats in a sandboxed frame. */
export function Reader({ content, ...props }: ReaderProps & { content: BookContent }) {
  return content.format === 'markdown' ? (
    <TextReader {...props} markdown={content.text} />
  ) : (
    <FramedReader {...props} format={content.format} bytes={content.bytes} />
  );
}
