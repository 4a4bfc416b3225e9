import type { Timeline, TimedLine } from './timeline';

const ROW = 42;

/** Returns a WebVTT file with one cue a line, from the measured times of the speech. */
export function captionsOf({ chapters }: Timeline, textOf: (line: TimedLine) => string): string {
  const cues = chapters
    .flatMap(({ lines }) => lines)
    .map((line) => `${stamp(line.start)} --> ${stamp(line.end)}\n${rowsOf(textOf(line))}`);
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

/** Returns seconds as WebVTT writes them: 01:02.500. */
function stamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const [minutes, rest] = [Math.floor(milliseconds / 60_000), milliseconds % 60_000];
  return `${String(minutes).padStart(2, '0')}:${(rest / 1000).toFixed(3).padStart(6, '0')}`;
}

/** Breaks a caption that is too long for one row at the space nearest to its middle. */
function rowsOf(caption: string): string {
  if (caption.length <= ROW) return caption;
  const spaces = Array.from(caption.matchAll(/ /g), ({ index }) => index);
  const far = (place: number): number => Math.abs(place - caption.length / 2);
  const middle = spaces.reduce((best, place) => (far(place) < far(best) ? place : best), 0);
  return `${caption.slice(0, middle)}\n${caption.slice(middle + 1)}`;
}
