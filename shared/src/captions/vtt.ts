import type { Cue } from './cues';

/** Thrown for a file that is not WebVTT. */
export class VttError extends Error {
  constructor() {
    super('This file does not begin with WEBVTT.');
    this.name = 'VttError';
  }
}

const TIMING = /^\s*((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})\s+-->\s+((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?:\s|$)/;

/**
 * Parses the cues of a WebVTT file, sorted by time. Skips cues with a broken timing or without text. Throws a VttError
 * if the file is not WebVTT. Source: WebVTT, https://www.w3.org/TR/webvtt1/#file-structure.
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
  const text = textOfMarkup(lines.slice(at + 1).join('\n'));
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

function textOfMarkup(markup: string): string {
  return markup
    .replace(/<v(?:\.[^\s<>]*)?[ \t]([^<>]+)>/g, (_tag, speaker: string) => `${speaker.trim()}: `)
    .replace(/<[^<>]*>/g, '')
    .replace(/&(\w+);/g, (written, name: string) => (Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : null) ?? written)
    .trim();
}
