import { CAPTION_LIMITS, type CaptionFile, type EditedCue } from './captionFile';
import { parseTime } from './captionTime';

/** Problems of a line of a caption file. A cue with `timing`, `ends-first` or `empty` is left out; the rest is read. */
export type CaptionProblemKind = 'format' | 'timing' | 'ends-first' | 'empty' | 'order' | 'too-many' | 'no-cues';

/** A problem of a caption file. `line` counts from 1, `text` is what stands there, shortened. */
export type CaptionProblem = { line: number; kind: CaptionProblemKind; text: string };

type Block = { line: number; lines: string[] };

const ARROW = /^(\S+)[ \t]+-->[ \t]+(\S+)(?:[ \t]+(.*))?$/;
const SRT_START = /^\s*\d+\s*\n\s*\d+:\d+:\d+[.,]\d+\s+-->/;

/**
 * Reads a WebVTT or SubRip file for editing, with all its problems by line. Never throws: a file that is neither has no
 * cues and the problem `format`. Cues are sorted by time.
 */
export function readCaptions(file: string): CaptionFile & { problems: CaptionProblem[] } {
  const source = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const isVtt = /^WEBVTT([ \t\n]|$)/.test(source);
  const problems: CaptionProblem[] = [];
  const add = (line: number, kind: CaptionProblemKind, text: string): null => {
    problems.push({ line, kind, text: text.trim().slice(0, 80) });
    return null;
  };
  if (!isVtt && !SRT_START.test(source)) {
    add(1, 'format', source.split('\n', 1)[0] ?? '');
    return { header: '', cues: [], problems };
  }
  const blocks = blocksOf(source);
  const timed = (isVtt ? blocks.slice(1) : blocks).filter(isTimed);
  const cues = timed.slice(0, CAPTION_LIMITS.cues).flatMap((block) => readCue(block, isVtt, add) ?? []);
  noteOrder(cues, add);
  if (timed.length > CAPTION_LIMITS.cues) add(timed[CAPTION_LIMITS.cues]?.line ?? 1, 'too-many', '');
  if (cues.length === 0) add(1, 'no-cues', '');
  return {
    header: isVtt ? headerOf(blocks.slice(1)) : '',
    cues: cues.map(({ cue }) => cue).sort((a, b) => a.startMs - b.startMs || a.endMs - b.endMs),
    problems: problems.sort((a, b) => a.line - b.line),
  };
}

function blocksOf(source: string): Block[] {
  const blocks: Block[] = [];
  let isApart = true;
  source.split('\n').forEach((text, index) => {
    const isBlank = text.trim() === '';
    if (!isBlank && isApart) blocks.push({ line: index + 1, lines: [text] });
    else if (!isBlank) blocks.at(-1)?.lines.push(text);
    isApart = isBlank;
  });
  return blocks;
}

/** A cue has its timing in the first line, or in the second below its name. Notes may contain an arrow. */
const isTimed = ({ lines }: Block): boolean =>
  !/^(NOTE|STYLE|REGION)([ \t]|$)/.test(lines[0] ?? '') && lines.some((line) => line.includes('-->'));

const headerOf = (blocks: readonly Block[]): string =>
  blocks
    .filter(({ lines }) => /^(NOTE|STYLE|REGION)([ \t]|$)/.test(lines[0] ?? ''))
    .map(({ lines }) => lines.join('\n'))
    .join('\n\n');

type Add = (line: number, kind: CaptionProblemKind, text: string) => null;
type ReadCue = { line: number; cue: EditedCue };

function readCue({ line, lines }: Block, isVtt: boolean, add: Add): ReadCue | null {
  const at = lines.findIndex((text) => text.includes('-->'));
  const timing = lines[at]?.trim() ?? '';
  const position = line + at;
  const [, start = '', end = '', settings = ''] = ARROW.exec(timing) ?? [];
  const [startMs, endMs] = [parseTime(start), parseTime(end)];
  if (startMs === null || endMs === null || at > 1) return add(position, 'timing', timing);
  if (endMs <= startMs) return add(position, 'ends-first', timing);
  const text = lines.slice(at + 1).join('\n');
  if (text.trim() === '') return add(position, 'empty', timing);
  return {
    line: position,
    cue: { startMs, endMs, text: isVtt ? text : textOfSubRip(text), settings: isVtt ? settings.trim() : '' },
  };
}

function noteOrder(cues: readonly ReadCue[], add: Add): void {
  cues.forEach(({ line, cue }, index) => {
    if (index > 0 && cue.startMs < (cues[index - 1]?.cue.startMs ?? 0)) add(line, 'order', '');
  });
}

/** SubRip has the marks b, i and u in common with WebVTT; fonts and positions have no counterpart. */
const textOfSubRip = (text: string): string =>
  text
    .replace(/\{\\an?\d+\}/g, '')
    .replace(/<\/?font[^<>]*>/gi, '')
    .replace(/\{(\/?)([biu])\}/gi, '<$1$2>')
    .replace(/<(\/?)([BIU])>/g, (_mark, end: string, name: string) => `<${end}${name.toLowerCase()}>`)
    .replace(/&(?!\w+;)/g, '&amp;');
