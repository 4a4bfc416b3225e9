/** One line of captions: seconds of the video, and its words without markup; a speaker stands in front of them. */
export type Cue = { startSec: number; endSec: number; text: string };

/** Said when a file is no WebVTT. */
export class VttError extends Error {
  constructor() {
    super('This file does not begin with WEBVTT.');
    this.name = 'VttError';
  }
}

const TIMING = /^\s*((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})\s+-->\s+((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?:\s|$)/;

/**
 * The cues of a WebVTT file in their order of time; one whose timing is broken, or that says nothing, is left out.
 * Throws a VttError when the file is none. Source: WebVTT, https://www.w3.org/TR/webvtt1/#file-structure.
 */
export function parseVtt(file: string): Cue[] {
  const source = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (!/^WEBVTT([ \t\n]|$)/.test(source)) throw new VttError();
  return source
    .split(/\n{2,}/)
    .slice(1)
    .flatMap(cueOf)
    .sort((a, b) => a.startSec - b.startSec);
}

function cueOf(block: string): Cue[] {
  const lines = block.split('\n').filter((line) => line !== '');
  const at = lines.findIndex((line) => line.includes('-->'));
  const [, start, end] = TIMING.exec(lines[at] ?? '') ?? [];
  const text = wordsOf(lines.slice(at + 1).join('\n'));
  if (at > 1 || !start || !end || !text || secondsOf(end) <= secondsOf(start)) return [];
  return [{ startSec: secondsOf(start), endSec: secondsOf(end), text }];
}

const secondsOf = (stamp: string): number => stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00A0',
  quot: '"',
  lrm: '\u200E',
  rlm: '\u200F',
};

function wordsOf(markup: string): string {
  return markup
    .replace(/<v(?:\.[^\s>]*)?[ \t]+([^>]+)>/g, (_tag, speaker: string) => `${speaker.trim()}: `)
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (written, name: string) => ENTITIES[name] ?? written)
    .trim();
}

/**
 * The index of the cue that is to be seen at `sec`: the one that began last and has not ended; -1 when there is none.
 */
export function cueIndexAt(cues: readonly Cue[], sec: number): number {
  return cues.findLastIndex(({ startSec, endSec }) => startSec <= sec && sec < endSec);
}

/** The words to be seen at `sec`, one line for each cue that overlaps it; empty when nothing is said. */
export function captionAt(cues: readonly Cue[], sec: number): string {
  return cues
    .filter(({ startSec, endSec }) => startSec <= sec && sec < endSec)
    .map(({ text }) => text)
    .join('\n');
}
