import { addCue, changeCue, complete, issueOf, mergeCue, rowsOf, shiftCues, shownCues, splitCue } from './editCues';

const cue = (startMs: number, endMs: number, text: string) => ({ startMs, endMs, text, settings: '' });
const rows = rowsOf([cue(4000, 6000, 'Second'), cue(1000, 3000, 'First <i>line</i>'), cue(6000, 9000, 'Third')]);
const valuesOf = (list: readonly { startMs: number; endMs: number; text: string }[]) =>
  list.map(({ startMs, endMs, text }) => [startMs, endMs, text]);
const [first, second, third] = rows.map(({ id }) => id) as [string, string, string];

test('cues are in order of time, also after a change', () => {
  expect(valuesOf(changeCue(rows, first, { startMs: 8000, endMs: 8500 })).map(([, , text]) => text)).toEqual([
    'Second',
    'Third',
    'First <i>line</i>',
  ]);
});

test('no cue ends before it begins', () => {
  expect(valuesOf(changeCue(rows, first, { startMs: 3500 }))[0]).toEqual([3500, 5500, 'First <i>line</i>']);
  expect(valuesOf(changeCue(rows, first, { endMs: 500 }))[0]).toEqual([1000, 1100, 'First <i>line</i>']);
});

test('a new cue ends where the next one begins', () => {
  const added = addCue(rows, 3200.4);
  expect(valuesOf(added.rows)[1]).toEqual([3200, 4000, '']);
  expect(added.rows[1]?.id).toBe(added.id);
  expect(valuesOf(addCue(rows, 20_000).rows)[3]).toEqual([20_000, 22_000, '']);
});

test('splitting divides text and time, at the player’s position if it is inside', () => {
  expect(valuesOf(splitCue(rows, third, 2, null)).slice(2)).toEqual([
    [6000, 7200, 'Th'],
    [7200, 9000, 'ird'],
  ]);
  expect(valuesOf(splitCue(rows, third, 2, 6500)).slice(2)).toEqual([
    [6000, 6500, 'Th'],
    [6500, 9000, 'ird'],
  ]);
  expect(splitCue(rows, third, 0, null)).toEqual(rows);
});

test('merging keeps both texts and the whole time', () => {
  expect(valuesOf(mergeCue(rows, second))).toEqual([
    [1000, 3000, 'First <i>line</i>'],
    [4000, 9000, 'Second\nThird'],
  ]);
  expect(mergeCue(rows, third)).toEqual(rows);
});

test('shifting moves all or the later ones, and never before the start', () => {
  expect(valuesOf(shiftCues(rows, 4000, 500).rows).map(([start]) => start)).toEqual([1000, 4500, 6500]);
  expect(shiftCues(rows, 0, -5000)).toMatchObject({
    count: 3,
    rows: [{ startMs: 0 }, { startMs: 3000 }, { startMs: 5000 }],
  });
  expect(shiftCues(rows, 50_000, 1000).count).toBe(0);
});

test('problems are pointed out, and what learners see has neither markup nor incomplete cues', () => {
  const odd = rowsOf([cue(0, 2000, 'Long'), cue(1000, 3000, ' '), cue(9000, 9500, 'Late')]);
  expect(odd.map((row, index) => issueOf(row, odd[index + 1], 8000))).toEqual(['overlap', 'empty', 'after-end']);
  expect(complete(odd)).toHaveLength(2);
  expect(shownCues(rows)[0]?.text).toBe('First line');
});
