import type { Problems } from './Problems';
import type { ContentSource } from './SourceFolder';

const MEGABYTE = 1024 * 1024;
const LINE_END = 10;
const SAVE = 'Save the file as UTF-8; most editors offer this under "Save with encoding".';

/**
 * Reads a UTF-8 file, with "\n" as line end and without a byte-order mark. Null after adding a problem: another
 * encoding, a control character, or more than `megabytes`.
 */
export function readText(source: ContentSource, file: string, problems: Problems, megabytes = 2): string | null {
  if (source.sizeOf(file) > megabytes * MEGABYTE) {
    problems.add(
      { file, line: 1 },
      `larger than ${megabytes} MB`,
      'Make it smaller, or divide it: this file should contain only text.',
    );
    return null;
  }
  const bytes = source.bytes(file);
  const text = decode(bytes);
  if (text === null) {
    const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
    problems.add(
      { file, line: isUtf16 ? 1 : lineOfFault(bytes) },
      isUtf16 ? 'the file is UTF-16' : 'the line is not UTF-8',
      SAVE,
    );
    return null;
  }
  const plain = text.replace(/\r\n?/g, '\n');
  const control = CONTROL.exec(plain);
  if (control === null) return plain;
  problems.add(
    { file, line: plain.slice(0, control.index).split('\n').length },
    `the line contains a control character (${codeOf(control[0])})`,
    'Remove it.',
  );
  return null;
}

/** Characters that texts must not contain: control characters except tab and line feed, and lone surrogates. */
export const CONTROL = /(?![\t\n])[\p{Cc}\p{Cs}]/u;

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function lineOfFault(bytes: Buffer): number {
  for (let from = 0, line = 1; ; line += 1) {
    const end = bytes.indexOf(LINE_END, from);
    if (end === -1 || decode(bytes.subarray(from, end)) === null) return line;
    from = end + 1;
  }
}
