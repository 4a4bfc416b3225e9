import { clock } from '../../time/clock';
import type { NoteAnchor } from '../../data/notes';

/** A note with the address of its position; null when that is no longer available. */
export type ExportedNote = Pick<NoteAnchor, 'timeSec'> & { text: string; url: string | null };

/** The notes of one lesson or book. */
export type ExportedPart = { title: string; notes: readonly ExportedNote[] };

/** The notes of a course by lesson, or of a book in a single part. */
export type ExportedSource = { title: string; parts: readonly ExportedPart[] };

/**
 * Formats notes as a Markdown document. Courses and books are second-level headings, lessons third-level ones; for a
 * single course, lessons are second-level. Each note follows its time, which is a link.
 */
export function notesMarkdown(title: string, sources: readonly ExportedSource[]): string {
  const lines = [`# ${titleLine(title)}`];
  for (const source of sources) {
    if (sources.length > 1) lines.push('', `## ${titleLine(source.title)}`);
    for (const part of source.parts) {
      lines.push('', `${sources.length > 1 ? '###' : '##'} ${titleLine(part.title)}`);
      for (const note of part.notes)
        lines.push(
          '',
          `- ${timeLink(note)}`,
          '',
          ...note.text.split('\n').map((text) => (text.trim() ? `  ${escapeLine(text)}` : '')),
        );
    }
  }
  return `${lines.join('\n')}\n`;
}

function timeLink({ timeSec, url }: ExportedNote): string {
  const time = timeSec === null ? '–' : clock(timeSec);
  return url === null ? `**${time}**` : `**[${time}](${url.replace(/[()\s]/g, encodeURIComponent)})**`;
}

/** Returns a title on one line, with Markdown's special characters escaped. */
const titleLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#]/g, '\\$&');

/** Escapes headings and HTML in a line of a note. Its other Markdown stays. */
const escapeLine = (text: string): string =>
  text.replace(/^(\s*)(#{1,6}\s)/, '$1\\$2').replace(/<(?=[a-z/!?])/gi, '\\<');
