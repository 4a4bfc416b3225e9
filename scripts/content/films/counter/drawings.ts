import { codePanel } from '../drawing/code';
import { palettes } from '../drawing/palette';
import { arrow, box, circle, group, rise, text } from '../drawing/svg';
import type { Moment } from '../making/Moment';
import { preview } from './preview';

const { ink, muted, main, line: rule, surface, danger, accentSoft } = palettes.day;
const GOLD = '#8f4c00';
const middle = { anchor: 'middle' } as const;
const PANEL = [48, 96, 864] as const;
const LOWER = 372;

/** Returns a remark below the panel. */
const note = (progress: number, content: string, fill: string = GOLD, y = 340): string =>
  rise(progress, text(480, y, content, { fill, size: 30, bold: true, ...middle }));

/** Returns how far a button is pressed, 0 to 1: fully `seconds` after the line `id` begins, then released. */
const click = (at: Moment, id: string, seconds: number): number =>
  at.on(id, seconds, 0.15) * (1 - at.on(id, seconds + 0.25, 0.3));

/** HTML is typed, and each element appears on the page. */
export function drawPage(at: Moment): string {
  const rows = [
    { content: '<output id="count">0</output>', progress: at.on('output', 1, 3), mark: 0 },
    { content: '<button id="more">One more</button>', progress: at.on('button', 0.4, 2.6), mark: 0 },
  ];
  return [
    codePanel(...PANEL, rows, 30),
    preview(LOWER, {
      value: '0',
      shown: at.on('output', 4),
      buttons: [
        { name: 'One more', shown: at.on('button', 3), pressed: click(at, 'nothing', 0.6) + click(at, 'nothing', 1.6) },
      ],
    }),
    note(at.between('plan', 'output'), 'a button and a number', main, 300),
    note(at.between('button', 'nothing'), 'a real button: mouse, finger, keyboard', GOLD, 300),
    note(at.on('nothing', 0.6), 'nobody is listening', danger, 300),
  ].join('');
}

/** Two lines find the two elements on the page. */
export function drawFinding(at: Moment): string {
  const rows = [
    {
      content: 'const output = document.querySelector("#count");',
      progress: at.on('query', 0.2, 3.4),
      mark: at.between('hash', 'second'),
    },
    {
      content: 'const more = document.querySelector("#more");',
      progress: at.on('second', 0.2, 2),
      mark: at.on('second') * (1 - at.on('null')),
    },
  ];
  return [
    codePanel(...PANEL, rows, 28),
    preview(LOWER, { value: '0', shown: 1, buttons: [{ name: 'One more', shown: 1 }] }),
    group(
      at.on('hash') * (1 - at.on('null')),
      arrow([260, 226], [260, 366], at.on('hash', 0.6), GOLD) + circle(260, LOWER + 48, 42, { stroke: GOLD, width: 4 }),
    ),
    group(at.on('second', 1) * (1 - at.on('null')), arrow([500, 226], [500, 366], at.on('second', 1), GOLD)),
    note(at.between('before', 'query'), 'find first, then change', main, 310),
    rise(
      at.on('null'),
      box(180, 240, 600, 104, { fill: '#fdebe8', round: 14 }),
      text(480, 282, '"#cuont"  →  null', { fill: danger, size: 30, font: 'code', ...middle }),
      text(480, 324, 'look for a typing error', { fill: ink, size: 28, ...middle }),
    ),
  ].join('');
}

/** Text from the page does not add up; the variable does. */
export function drawRemembering(at: Moment): string {
  const wrong = at.on('text') * (1 - at.on('let'));
  const value = (x: number, name: string, content: string, fill: string): string =>
    box(x, 214, 300, 130, { fill, stroke: rule, width: 3, round: 16 }) +
    text(x + 150, 256, name, { fill: muted, size: 28, ...middle }) +
    text(x + 150, 322, content, { fill: ink, size: 52, font: 'display', ...middle });
  return [
    codePanel(...PANEL, [{ content: 'let count = 0;', progress: at.on('let', 0.4, 1.6) }], 30),
    group(
      at.between('where', 'text'),
      text(480, 290, 'from the page?', { fill: main, size: 40, font: 'display', ...middle }),
    ),
    group(wrong, [
      text(480, 268, '"1" + 1  →  "11"', { fill: danger, size: 44, font: 'code', ...middle }),
      text(480, 326, 'text is put together, not added', { fill: ink, size: 30, ...middle }),
    ]),
    group(at.on('let', 1.6), value(120, 'variable count', '0', accentSoft)),
    group(at.on('truth'), [
      value(540, 'the page shows', '0', surface),
      arrow([434, 280], [526, 280], at.on('truth', 0.6), GOLD, 5),
    ]),
    preview(LOWER, {
      value: at.on('text') > 0.5 && at.on('let') < 0.5 ? '11' : '0',
      shown: 1,
      buttons: [{ name: 'One more', shown: 1 }],
    }),
  ].join('');
}

/** The listener is typed; then three clicks. */
export function drawListening(at: Moment): string {
  const clicks = [1.6, 2.5, 3.3] as const;
  const count = clicks.filter((seconds) => at.on('follow', seconds, 0.1) > 0.5).length;
  const rows = [
    {
      content: 'more.addEventListener("click", () => {',
      progress: at.on('listen', 0.3, 2.6),
      mark: at.between('later', 'plus'),
    },
    { content: '  count = count + 1;', progress: at.on('plus', 0.2, 1.4), mark: at.between('plus', 'show') },
    { content: '  output.textContent = count;', progress: at.on('show', 0.1, 1.3), mark: at.between('show', 'follow') },
    { content: '});', progress: at.on('listen', 2.9, 0.3) },
  ];
  return [
    codePanel(...PANEL, rows, 30),
    preview(LOWER, {
      value: String(count),
      shown: 1,
      buttons: [
        {
          name: 'One more',
          shown: 1,
          pressed: Math.max(...clicks.map((seconds) => click(at, 'follow', seconds - 0.1))),
        },
      ],
    }),
    note(at.between('later', 'plus'), 'handed over now, called at each click', GOLD, 345),
  ].join('');
}

/** The line that shows becomes a function, which both buttons call. */
export function drawShowing(at: Moment): string {
  const first = 1 - at.on('name');
  const before = [
    { content: 'less.addEventListener("click", () => {', progress: at.on('less', 0.3, 2) },
    { content: '  count = count - 1;', progress: at.on('less', 2, 1) },
    { content: '  output.textContent = count;', progress: at.on('twice', 0.4, 1.4), mark: at.on('twice', 1.6) },
    { content: '});', progress: at.on('less', 2.6, 0.3) },
  ];
  const after = [
    { content: 'function show() {', progress: at.on('name', 0.8, 1.2), mark: at.on('change') },
    { content: '  output.textContent = count;', progress: at.on('name', 1.8, 1.2), mark: at.on('change') },
    { content: '}', progress: at.on('name', 2.8, 0.2), mark: at.on('change') },
    { content: 'less.addEventListener("click", () => {', progress: at.on('call', 0.2, 1) },
    {
      content: at.on('zero') > 0 ? '  count = Math.max(0, count - 1); show();' : '  count = count - 1; show();',
      progress: at.on('zero') > 0 ? at.on('zero', 0.2, 1.6) : at.on('call', 1.2, 1),
      mark: at.between('zero', 'change'),
    },
    { content: '});', progress: at.on('call', 2, 0.2) },
  ];
  return [
    group(first, codePanel(...PANEL, before, 30)),
    group(1 - first, codePanel(48, 92, 864, after, 29)),
    preview(LOWER + 20, {
      value: '0',
      shown: 1,
      buttons: [
        { name: 'One more', shown: 1 },
        { name: 'One less', shown: at.on('less', 1), pressed: click(at, 'zero', 2.6) + click(at, 'zero', 3.4) },
      ],
    }),
    group(first, note(at.on('twice', 1.6), 'the same line, twice', danger, 345)),
  ].join('');
}

const CHECKS = [
  { id: 'keys', head: 'Keyboard', rest: 'Tab, then Space' },
  { id: 'edge', head: 'Edge', rest: 'count down at zero' },
  { id: 'reload', head: 'Load again', rest: 'it begins at zero' },
] as const;

/** Three checks with ticks, beside the finished page. */
export function drawTesting(at: Moment): string {
  const pressed = click(at, 'keys', 3.2);
  return [
    ...CHECKS.map(({ id, head, rest }, index) => {
      const y = 96 + index * 88;
      return rise(
        at.on(id),
        box(48, y, 864, 74, { fill: surface, stroke: rule, width: 2, round: 14 }),
        circle(94, y + 37, 22, { fill: at.on(id, 2.6) > 0.5 ? main : rule }),
        group(at.on(id, 2.6), text(94, y + 48, '✓', { fill: '#ffffff', size: 30, bold: true, ...middle })),
        text(136, y + 47, head, { fill: ink, size: 30, bold: true }),
        text(350, y + 47, rest, { fill: muted, size: 30 }),
      );
    }),
    preview(LOWER, {
      value: at.on('keys', 3.2, 0.1) > 0.5 && at.on('edge') < 0.5 ? '1' : '0',
      shown: 1,
      buttons: [
        { name: 'One more', shown: 1, pressed },
        { name: 'One less', shown: 1, pressed: click(at, 'edge', 1.4) },
      ],
    }),
    note(at.on('yours'), 'Your turn: write it, and run the tests', main, 514),
  ].join('');
}
