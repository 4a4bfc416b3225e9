import { parseVtt, writeVtt, type Cue, type EditedCue } from '@lectern/shared/captions';

/** A cue in the editor. `id` is its identity while it is edited, and is not stored. */
export type CueRow = EditedCue & { id: string };

/** Problems of a cue that the editor marks. */
export type CueIssue = 'empty' | 'overlap' | 'after-end';

/** Length of a new cue, in milliseconds, unless the next one begins earlier. */
const NEW_LENGTH = 2_000;
/** Shortest cue that splitting or moving an end leaves, in milliseconds. */
const SHORTEST = 100;

const newId = (): string => crypto.randomUUID();

/** Returns the cues as rows of the editor, with ids, sorted by time. */
export const rowsOf = (cues: readonly EditedCue[]): CueRow[] => inOrder(cues.map((cue) => ({ ...cue, id: newId() })));

const inOrder = (rows: readonly CueRow[]): CueRow[] =>
  [...rows].sort((a, b) => a.startMs - b.startMs || a.endMs - b.endMs);

/**
 * Changes one cue and keeps the rows sorted by time. No cue ever ends before it begins: a start that is moved past the
 * end takes the end along, and an end that is moved before the start becomes `SHORTEST` after it.
 */
export function changeCue(rows: readonly CueRow[], id: string, change: Partial<EditedCue>): CueRow[] {
  const next = rows.map((row) => (row.id === id ? withOrderedTimes(row, change) : row));
  return 'startMs' in change || 'endMs' in change ? inOrder(next) : next;
}

function withOrderedTimes(row: CueRow, change: Partial<EditedCue>): CueRow {
  const next = { ...row, ...change };
  if (next.endMs > next.startMs) return next;
  return { ...next, endMs: next.startMs + ('endMs' in change ? SHORTEST : row.endMs - row.startMs) };
}

/** Removes one cue. */
export const removeCue = (rows: readonly CueRow[], id: string): CueRow[] => rows.filter((row) => row.id !== id);

/** Adds an empty cue at a time. It ends where the next one begins, if that is soon. Returns its id too. */
export function addCue(rows: readonly CueRow[], atMs: number): { rows: CueRow[]; id: string } {
  const startMs = Math.max(0, Math.round(atMs));
  const next = rows.find((row) => row.startMs > startMs)?.startMs ?? Infinity;
  const id = newId();
  const row = { id, startMs, endMs: Math.min(startMs + NEW_LENGTH, next), text: '', settings: '' };
  return { rows: inOrder([...rows, row]), id };
}

/**
 * Splits a cue at a position in its text. It is split at the player's position if that is inside the cue, otherwise in
 * proportion to the text. Returns the rows unchanged when one side would have no text, or too little time.
 */
export function splitCue(rows: readonly CueRow[], id: string, at: number, playerMs: number | null): CueRow[] {
  const row = rows.find((one) => one.id === id);
  const [before, after] = row ? [row.text.slice(0, at).trim(), row.text.slice(at).trim()] : ['', ''];
  if (!row || before === '' || after === '' || row.endMs - row.startMs < 2 * SHORTEST) return [...rows];
  const [earliest, latest] = [row.startMs + SHORTEST, row.endMs - SHORTEST];
  const share = row.startMs + ((row.endMs - row.startMs) * before.length) / (before.length + after.length);
  const isInside = playerMs !== null && playerMs >= earliest && playerMs <= latest;
  const middle = Math.round(isInside ? playerMs : Math.min(latest, Math.max(earliest, share)));
  return rows.flatMap((one) =>
    one.id === id
      ? [
          { ...one, endMs: middle, text: before },
          { ...one, id: newId(), startMs: middle, text: after },
        ]
      : [one],
  );
}

/** Merges a cue with the one after it. Returns the rows unchanged for the last one. */
export function mergeCue(rows: readonly CueRow[], id: string): CueRow[] {
  const index = rows.findIndex((row) => row.id === id);
  const [row, next] = [rows[index], rows[index + 1]];
  if (!row || !next) return [...rows];
  const text = [row.text.trim(), next.text.trim()].filter(Boolean).join('\n');
  return [...rows.slice(0, index), { ...row, endMs: Math.max(row.endMs, next.endMs), text }, ...rows.slice(index + 2)];
}

/** Moves all cues that begin at `fromMs` or later. None begins before the video does. */
export function shiftCues(rows: readonly CueRow[], fromMs: number, byMs: number): { rows: CueRow[]; count: number } {
  const moved = rows.filter(({ startMs }) => startMs >= fromMs);
  const by = Math.max(Math.round(byMs), -Math.min(...moved.map(({ startMs }) => startMs), Infinity));
  if (moved.length === 0 || by === 0) return { rows: [...rows], count: 0 };
  const next = rows.map((row) =>
    row.startMs >= fromMs ? { ...row, startMs: row.startMs + by, endMs: row.endMs + by } : row,
  );
  return { rows: inOrder(next), count: moved.length };
}

/** Returns what is wrong with a cue, given the next one and the length of the video (0 while unknown). */
export function issueOf(row: CueRow, next: CueRow | undefined, durationMs: number): CueIssue | null {
  if (row.text.trim() === '') return 'empty';
  if (durationMs > 0 && row.startMs >= durationMs) return 'after-end';
  return next && next.startMs < row.endMs ? 'overlap' : null;
}

/** Returns the cues as learners see them: without markup, and without those that are not complete. */
export const shownCues = (rows: readonly CueRow[]): Cue[] => parseVtt(writeVtt({ header: '', cues: complete(rows) }));

/** The cues that can be stored: a file holds no cue without text. */
export const complete = (rows: readonly CueRow[]): EditedCue[] =>
  rows
    .filter(({ text }) => text.trim() !== '')
    .map(({ startMs, endMs, text, settings }) => ({ startMs, endMs, text, settings }));
