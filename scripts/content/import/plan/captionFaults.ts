/** A fault of a caption file. `line` counts from 1. */
export type CaptionFault = { line: number; what: string; fix: string };

const STAMP = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})`;
const TIMING = new RegExp(`^${STAMP}[ \\t]+-->[ \\t]+${STAMP}(?:[ \\t].*)?$`);

/**
 * Returns the faults of a WebVTT text with "\n" as line end: no header, no cues, invalid timings, cues that end before
 * they begin, cues out of order, or cues that begin after `endSec`. Source:
 * https://www.w3.org/TR/webvtt1/#file-structure.
 */
export function captionFaults(text: string, endSec = Infinity): CaptionFault[] {
  if (!/^WEBVTT([ \t\n]|$)/.test(text))
    return [{ line: 1, what: 'not a WebVTT file', fix: 'Begin it with the line WEBVTT.' }];
  const faults: CaptionFault[] = [];
  let previous = -1;
  let count = 0;
  text.split('\n').forEach((timing, index) => {
    if (!timing.includes('-->')) return;
    count += 1;
    const add = (what: string, fix: string): number => faults.push({ line: index + 1, what, fix });
    const cue = TIMING.exec(timing);
    if (!cue)
      return void add(
        `"${timing.trim()}" is not a cue timing`,
        'Write it as 00:01.000 --> 00:04.500, with a dot before the milliseconds.',
      );
    const [start, end] = [secondsOf(cue.slice(1, 4)), secondsOf(cue.slice(4, 7))];
    if (end <= start) add('the cue ends before it begins', 'Write the earlier time first.');
    if (start < previous) add('the cue begins before the one above it', 'Sort the cues by their start times.');
    if (start >= endSec)
      add("the cue begins after the lesson's end", 'Correct its time, or the duration of the lesson in course.yaml.');
    previous = start;
  });
  if (count === 0)
    faults.push({
      line: 1,
      what: 'the file contains no cues',
      fix: 'Add one: a line such as 00:01.000 --> 00:04.500, and its text below.',
    });
  return faults;
}

const secondsOf = ([hours = '0', minutes = '0', seconds = '0']: (string | undefined)[]): number =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
