import type { CaptionFile } from './captionFile';
import { formatTime } from './captionTime';

/** Writes a caption file as WebVTT. Blank lines inside a cue, which would end it, are left out. */
export function writeVtt({ header, cues }: CaptionFile): string {
  const blocks = cues.map(({ startMs, endMs, text, settings }) => {
    const timing = `${formatTime(startMs)} --> ${formatTime(endMs)}${settings && ` ${settings}`}`;
    return `${timing}\n${textOfCue(text)}`;
  });
  return `${['WEBVTT', ...(header ? [header] : []), ...blocks].join('\n\n')}\n`;
}

/** An arrow in a text would read as another timing. Its entity is shown as the arrow. */
const textOfCue = (text: string): string =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .join('\n')
    .replaceAll('-->', '--&gt;');
