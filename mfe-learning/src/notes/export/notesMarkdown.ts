import { clock, type NotePlace } from '../note';

/** A note with where it leads; `url` is null for one that leads nowhere any more. */
export type ExportedNote = Pick<NotePlace, 'timeSec'> & { text: string; url: string | null };

/** The notes of one lesson or book. */
export type ExportedPart = { title: string; notes: readonly ExportedNote[] };

/** The notes of one course, or of a book with its title as the only part. */
export type ExportedWork = { title: string; parts: readonly ExportedPart[] };

/**
 * Notes as a Markdown document: works as second-level headings, lessons as third-level ones, and each note under its
 * time, which is a link.
 */
export function notesMarkdown(title: string, works: readonly ExportedWork[]): string {
  const lines = [`# ${line(title)}`];
  for (const work of works) {
    if (works.length > 1) lines.push('', `## ${line(work.title)}`);
    for (const part of work.parts) {
      lines.push('', `${works.length > 1 ? '###' : '##'} ${line(part.title)}`);
      for (const note of part.notes)
        lines.push(
          '',
          `- ${place(note)}`,
          '',
          ...note.text.split('\n').map((text) => (text.trim() ? `  ${escapeLine(text)}` : '')),
        );
    }
  }
  return `${lines.join('\n')}\n`;
}

function place({ timeSec, url }: ExportedNote): string {
  const time = timeSec === null ? '–' : clock(timeSec);
  return url === null ? `**${time}**` : `**[${time}](${url.replace(/[()\s]/g, encodeURIComponent)})**`;
}

/** A title on one line, with what Markdown would take for marks escaped. */
const line = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#]/g, '\\$&');

/** A note's own Markdown stays as it was written, but it can make neither a heading of the document nor HTML. */
const escapeLine = (text: string): string =>
  text.replace(/^(\s*)(#{1,6}\s)/, '$1\\$2').replace(/<(?=[a-z/!?])/gi, '\\<');
