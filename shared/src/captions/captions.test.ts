import { CAPTION_LIMITS } from './captionFile';
import { formatTime, parseTime } from './captionTime';
import { readCaptions } from './readCaptions';
import { parseVtt } from './vtt';
import { writeVtt } from './writeVtt';

const FILE = `WEBVTT - the film

STYLE
::cue { color: red }

NOTE 00:00.000 --> 00:01.000 is no cue

first
00:00.000 --> 00:02.500 align:start
Hello <i>there</i>

01:00:00.000 --> 01:00:01.000
<v Mary Ann>Late
`;

test('a WebVTT file is read with its markup, settings and styles, and written back as it was', () => {
  const { header, cues, problems } = readCaptions(FILE.replaceAll('\n', '\r\n'));
  expect(problems).toEqual([]);
  expect(cues).toEqual([
    { startMs: 0, endMs: 2500, text: 'Hello <i>there</i>', settings: 'align:start' },
    { startMs: 3_600_000, endMs: 3_601_000, text: '<v Mary Ann>Late', settings: '' },
  ]);
  const written = writeVtt({ header, cues });
  expect(readCaptions(written)).toEqual({ header, cues, problems: [] });
  expect(written).toContain('::cue { color: red }');
  expect(parseVtt(written)).toHaveLength(2);
});

test('a SubRip file becomes WebVTT', () => {
  const { cues, problems } = readCaptions(
    '\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\n{\\an8}<B>Tea</B> & <font color="red">toast</font>\r\n\r\n' +
      '2\r\n0:00:03,0 --> 0:00:04,25\r\nTwo\r\nlines\r\n',
  );
  expect(problems).toEqual([]);
  expect(parseVtt(writeVtt({ header: '', cues }))).toEqual([
    { startSec: 1, endSec: 2.5, text: 'Tea & toast' },
    { startSec: 3, endSec: 4.25, text: 'Two\nlines' },
  ]);
  expect(cues[0]?.text).toBe('<b>Tea</b> &amp; toast');
});

test('each problem names its line, and the rest is read', () => {
  const file = [
    'WEBVTT',
    '',
    '00:05.000 --> 00:06.000',
    'Late',
    '',
    '00:1x.000 --> 00:02.000',
    'Broken',
    '',
    'name',
    '00:03.000 --> 00:02.000',
    'Backwards',
    '',
    '00:04.000 --> 00:05.000',
    '',
    '00:01.000 --> 00:02.000',
    'Early',
  ].join('\n');
  const { cues, problems } = readCaptions(file);
  expect(cues.map(({ text }) => text)).toEqual(['Early', 'Late']);
  expect(problems.map(({ line, kind }) => [line, kind])).toEqual([
    [6, 'timing'],
    [10, 'ends-first'],
    [13, 'empty'],
    [15, 'order'],
  ]);
  expect(problems[0]?.text).toBe('00:1x.000 --> 00:02.000');
});

test.each([
  ['<!doctype html>\n<p>', 'format'],
  ['', 'format'],
  ['WEBVTT', 'no-cues'],
])('%j is refused as %s', (file, kind) => {
  expect(readCaptions(file)).toMatchObject({ cues: [], problems: [{ line: 1, kind }] });
});

test('a file of too many cues is cut and says where', () => {
  const file = `WEBVTT\n\n${'00:01.000 --> 00:02.000\na\n\n'.repeat(CAPTION_LIMITS.cues + 2)}`;
  const { cues, problems } = readCaptions(file);
  expect(cues).toHaveLength(CAPTION_LIMITS.cues);
  expect(problems).toEqual([{ line: 3 + 3 * CAPTION_LIMITS.cues, kind: 'too-many', text: '' }]);
});

test('a text cannot end its cue or begin another one', () => {
  const cue = { startMs: 0, endMs: 1000, text: 'a\n\n00:00.000 --> 00:09.000\nb', settings: '' };
  expect(parseVtt(writeVtt({ header: '', cues: [cue] }))).toEqual([
    { startSec: 0, endSec: 1, text: 'a\n00:00.000 --> 00:09.000\nb' },
  ]);
});

test.each([
  ['7:30', 450_000],
  ['1:02:03.5', 3_723_500],
  ['00:02,250', 2250],
  ['0:61', null],
  ['', null],
  ['five', null],
])('the time %j is %s ms', (text, ms) => {
  expect(parseTime(text)).toBe(ms);
});

test('times are written with milliseconds, hours only when needed', () => {
  expect([0, 2500, 3_600_001].map(formatTime)).toEqual(['00:00.000', '00:02.500', '01:00:00.001']);
});
