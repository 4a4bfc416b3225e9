import { captionAt, cueIndexAt } from './cues';
import { parseVtt, VttError } from './vtt';

const FILE = [
  '\uFEFFWEBVTT - a title',
  '',
  'NOTE not a cue',
  'of two lines',
  '',
  'STYLE',
  '::cue { color: red }',
  '',
  '00:00.000 --> 00:02.500 align:start',
  'Hello <i>there</i>',
  'you &amp; me &unknown;',
  '',
  'second',
  '01:00:00.000 --> 01:00:01.000',
  '<v.loud Mary Ann>Late',
  '',
  '00:02.000 --> 00:03.000',
  'over<00:02.500>lap',
  '',
  '00:09.000 --> 00:08.000',
  'backwards',
  '',
  '00:1.000 --> 00:02.000',
  'broken',
  '',
  '00:04.000 --> 00:05.000',
  '',
  '',
].join('\r\n');

test('cues are in order, without markup, and broken ones are left out', () => {
  expect(parseVtt(FILE)).toEqual([
    { startSec: 0, endSec: 2.5, text: 'Hello there\nyou & me &unknown;' },
    { startSec: 2, endSec: 3, text: 'overlap' },
    { startSec: 3600, endSec: 3601, text: 'Mary Ann: Late' },
  ]);
});

test('the text and the cue at a time', () => {
  const cues = parseVtt(FILE);
  expect([0, 2.2, 2.5, 3, 3600.5].map((sec) => captionAt(cues, sec))).toEqual([
    'Hello there\nyou & me &unknown;',
    'Hello there\nyou & me &unknown;\noverlap',
    'overlap',
    '',
    'Mary Ann: Late',
  ]);
  expect([0, 2.2, 3].map((sec) => cueIndexAt(cues, sec))).toEqual([0, 1, -1]);
});

test('a web page in place of captions is refused', () => {
  expect(() => parseVtt('<!doctype html>')).toThrow(VttError);
  expect(parseVtt('WEBVTT')).toEqual([]);
});

test('a cue of marks that never end, or of unknown entities, stays as it is written', () => {
  const text = `${'<'.repeat(100_000)}<v${' '.repeat(100_000)}&constructor;`;
  const [cue] = parseVtt(`WEBVTT\n\n00:00.000 --> 00:01.000\n${text}\n`);
  expect(cue?.text.length).toBeGreaterThan(100_000);
  expect(cue?.text).toContain('&constructor;');
});
