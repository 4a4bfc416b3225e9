import { palettes } from '../drawing/palette';
import { arrow, box, circle, group, line, mix, path, rise, text } from '../drawing/svg';
import type { Moment } from '../making/Moment';

const { ink, muted, main, deep, accent, line: rule, soft, danger } = palettes.day;
const label = { fill: ink, size: 30 };
const quiet = { fill: muted, size: 28 };
const middle = { anchor: 'middle' } as const;
const GOLD = '#8f4c00';

const BEAM = 392;
/** Returns where a wage is on the beam. */
const wage = (amount: number): number => 90 + amount * 0.0078;
const dot = (x: number, y: number, fill: string): string => circle(x, y, 13, { fill });

/** Wages on an axis, which becomes a beam that balances on the mean. */
export function drawBalance(at: Moment): string {
  const mean = wage(11_800);
  const support = mix(wage(2000), mean, at.on('far', 0.6, 1.6));
  const tilt = at.on('balance', 1, 1) * (1 - at.on('far', 0.6, 1.6));
  return [
    group(1, beam(at), `rotate(${(6 * tilt).toFixed(2)} ${support.toFixed(1)} ${String(BEAM)})`),
    group(
      at.on('ten', 0.5) * (1 - tilt),
      [0, 25_000, 50_000, 75_000, 100_000].map((amount) =>
        text(wage(amount), BEAM + 42, amount === 0 ? '0' : `${String(amount / 1000)},000`, { ...quiet, ...middle }),
      ),
    ),
    rise(
      at.between('number', 'ten'),
      text(480, 280, 'many values  →  one number', { fill: main, size: 42, font: 'display', ...middle }),
    ),
    group(
      at.between('ten', 'nine'),
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((place) => dot(260 + place * 48, 220, muted)),
    ),
    rise(at.on('nine', 0.4), text(wage(2000) + 56, 210, '9 × 2,000', { ...label, fill: main, bold: true })),
    rise(
      at.on('one', 0.4),
      text(wage(100_000), 340, '1 × 100,000', { ...label, fill: GOLD, bold: true, anchor: 'end' }),
    ),
    rise(at.between('mean', 'balance'), text(500, 160, '118,000 ÷ 10', { ...label, ...middle })),
    rise(at.on('mean', 2.4), text(500, 210, 'mean = 11,800', { fill: danger, size: 38, bold: true, ...middle })),
    group(
      at.on('mean', 2.4) * (1 - at.on('balance')),
      arrow([mean, 250], [mean, BEAM - 12], at.on('mean', 2.4), danger),
    ),
    group(at.on('balance'), path(`M${support} ${BEAM + 4} l-24 44 h48 Z`, { fill: danger })),
    rise(at.on('nobody'), text(500, 262, 'nobody is near it', { ...label, ...middle })),
  ].join('');
}

/** The beam with the dots of those ten people. */
function beam(at: Moment): string[] {
  return [
    line(60, BEAM, 900, BEAM, { stroke: deep, width: 6 }),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((place) =>
      group(at.on('nine', place * 0.12), dot(wage(2000), BEAM - 18 - place * 27, main)),
    ),
    group(at.on('one'), dot(wage(100_000), BEAM - 18, accent)),
  ];
}

const HEIGHTS = [158, 163, 166, 168, 170, 173, 177, 181, 186] as const;

/** Nine people in a row; the last one grows, and takes the mean with him. */
export function drawMiddle(at: Moment): string {
  const floor = 452;
  const scale = 0.95;
  const tall = mix(186, 330, at.on('giant', 0.8, 2.6));
  const heights = [...HEIGHTS.slice(0, 8), tall];
  const mean = heights.reduce((sum, height) => sum + height, 0) / 9;
  const person = (height: number, place: number): string => {
    const [x, top] = [90 + place * 58, floor - height * scale];
    const fill = place === 4 ? mixed(at.on('fifth')) : place === 8 ? '#7fb9bd' : '#b9cfcb';
    return group(at.on('queue', place * 0.15), [
      circle(x, top + 20, 17, { fill }),
      box(x - 17, top + 42, 34, height * scale - 42, { fill, round: 12 }),
    ]);
  };
  const level = (height: number): number => floor - height * scale;
  return [
    line(48, floor + 2, 620, floor + 2, { stroke: rule, width: 4 }),
    ...heights.map(person),
    group(at.on('fifth', 0.6), line(48, level(170), 620, level(170), { stroke: main, width: 3, dash: '2 9' })),
    group(at.on('giant'), line(48, level(mean), 620, level(mean), { stroke: danger, width: 3, dash: '12 9' })),
    remark(at.on('fifth', 0.6), 210, 'Median', '170 cm', main),
    remark(at.on('giant'), 132, 'Mean', `${mean.toFixed(0)} cm`, danger),
    remark(at.between('order', 'share'), 330, 'Only the order', 'counts', ink),
    remark(at.on('share'), 330, 'Mean:', 'sharing out', danger),
    remark(at.on('typical'), 416, 'Median:', 'what is usual', main),
  ].join('');
}

/** Returns a heading with a second row, right of the people. */
const remark = (progress: number, y: number, head: string, rest: string, fill: string): string =>
  rise(progress, text(650, y, head, { ...label, fill, bold: true }), text(650, y + 38, rest, quiet));

const mixed = (progress: number): string => (progress > 0.5 ? main : '#b9cfcb');

const minute = (late: number): number => 230 + late * 31;

/** The dots of both lines: line B is late on each fourth day. */
function daysOf(at: Moment): string[] {
  const stack = (late: number, place: number, y: number, fill: string, id: string, delay: number): string =>
    group(at.on(id, 0.4 + delay), circle(minute(late), y - 15 - place * 15, 7, { fill }));
  return Array.from({ length: 12 }, (_, day) => {
    const fourth = Math.floor(day / 4);
    return (
      stack(5, day, 282, main, 'blue', day * 0.1) +
      (day % 4 === 3
        ? stack(20, fourth, 452, accent, 'gold', 1.2 + day * 0.1)
        : stack(0, day - fourth, 452, accent, 'gold', day * 0.1))
    );
  });
}

/** Twelve days of two bus lines: minutes late, as dots on two axes. */
export function drawBuses(at: Moment): string {
  const axis = (y: number): string => line(minute(0), y, minute(21), y, { stroke: rule, width: 4 });
  return [
    group(at.on('buses'), [axis(282), axis(452)]),
    group(
      at.on('buses'),
      [0, 5, 10, 15, 20].map((late) => text(minute(late), 490, String(late), { ...quiet, ...middle })),
    ),
    group(at.on('buses'), text(912, 528, 'minutes late', { ...quiet, anchor: 'end' })),
    rise(
      at.on('buses'),
      text(48, 260, 'Line A', { ...label, fill: main, bold: true }),
      text(48, 430, 'Line B', { ...label, fill: GOLD, bold: true }),
    ),
    ...daysOf(at),
    group(at.on('same'), [
      line(minute(5), 96, minute(5), 466, { stroke: danger, width: 3, dash: '12 9' }),
      text(minute(5) + 16, 120, 'mean: 5', { ...label, fill: danger, bold: true }),
    ]),
    rise(at.between('plan', 'gold'), text(minute(5) + 40, 222, 'leave 5 minutes later', label)),
    rise(at.between('same', 'train'), text(minute(5) + 40, 380, '(0 + 0 + 0 + 20) ÷ 4 = 5', label)),
    rise(at.on('train'), text(minute(20), 372, 'train missed', { ...label, fill: GOLD, ...middle })),
    rise(
      at.on('both'),
      text(minute(5) + 40, 222, 'spread: none', label),
      text(minute(5) + 40, 400, 'spread: 0 to 20', label),
    ),
    group(at.on('range'), [
      circle(minute(0), 437, 20, { stroke: danger, width: 3 }),
      circle(minute(20), 437, 20, { stroke: danger, width: 3 }),
    ]),
  ].join('');
}

const POINTS = [3, 4, 4, 5, 5, 5, 6, 6, 7, 15, 16, 16, 17, 17, 17, 18, 18, 19] as const;

/** Points of a test: the heap that one expects around the mean, and the two that are there. */
export function drawHeaps(at: Moment): string {
  const point = (points: number): number => 120 + points * 37;
  const floor = 420;
  const dots = POINTS.map((points, index) => {
    const below = POINTS.slice(0, index).filter((other) => other === points).length;
    return group(
      at.on('dots', 0.3 + index * 0.12),
      circle(point(points), floor - 20 - below * 34, 14, { fill: points < 11 ? main : accent }),
    );
  });
  return [
    line(point(0) - 30, floor, point(20) + 30, floor, { stroke: deep, width: 4 }),
    ...[0, 5, 10, 15, 20].map((points) => text(point(points), floor + 42, String(points), { ...quiet, ...middle })),
    group(
      at.on('guess') * (1 - at.on('dots') * 0.8),
      path(
        `M${point(4)} ${floor} C${point(8)} ${floor} ${point(8.6)} 170 ${point(11)} 170 ` +
          `C${point(13.4)} 170 ${point(14)} ${floor} ${point(18)} ${floor} Z`,
        { fill: soft, stroke: '#9dbdb7', width: 3 },
      ),
    ),
    ...dots,
    group(at.on('class', 1.6), [
      line(point(11), 122, point(11), floor, { stroke: danger, width: 4, dash: '12 9' }),
      text(point(11) + 16, 138, 'mean: 11', { ...label, fill: danger, bold: true }),
    ]),
    rise(
      at.on('groups'),
      text(point(5), 270, 'beginners: 5', { ...label, fill: main, bold: true, ...middle }),
      text(point(17), 270, 'practised: 17', { ...label, fill: GOLD, bold: true, ...middle }),
    ),
    rise(at.between('none', 'answers'), text(point(11), 505, 'nobody here', { ...label, fill: danger, ...middle })),
    rise(at.on('answers'), text(point(10), 505, 'two heaps = two averages', { ...label, ...middle, bold: true })),
  ].join('');
}

const QUESTIONS = [
  { id: 'which', head: 'Which one?', rest: 'mean or median' },
  { id: 'wide', head: 'How wide?', rest: 'smallest and largest' },
  { id: 'heaps', head: 'How many heaps?', rest: 'one group or several' },
] as const;

/** The three questions as cards, with a small drawing each. */
export function drawQuestions(at: Moment): string {
  const cards = QUESTIONS.map(({ id, head, rest }, index) => {
    const y = 106 + index * 118;
    return rise(
      at.on(id),
      box(48, y, 864, 100, { fill: '#ffffff', stroke: rule, width: 2, round: 16 }),
      circle(104, y + 50, 28, { fill: accent }),
      text(104, y + 61, String(index + 1), { fill: '#2b1700', size: 32, bold: true, ...middle }),
      text(158, y + 46, head, { fill: ink, size: 32, bold: true }),
      text(158, y + 84, rest, quiet),
    );
  });
  return [
    ...cards,
    group(at.on('which', 0.6), [
      ...dotsOf(160, [680, 698, 716, 734, 870]),
      line(716, 126, 716, 188, { stroke: main, width: 4 }),
      line(752, 126, 752, 188, { stroke: danger, width: 4 }),
    ]),
    group(at.on('wide', 0.6), [
      ...dotsOf(278, [680, 730, 770, 800, 866]),
      arrow([770, 252], [684, 252], 1, danger),
      arrow([770, 252], [862, 252], 1, danger),
    ]),
    group(at.on('heaps', 0.6), [
      ...dotsOf(400, [690, 708, 726, 816, 834, 852]),
      ...[708, 834].map((x) => circle(x, 382, 8, { fill: main })),
    ]),
    rise(at.on('draw'), text(480, 506, 'Draw the dots first.', { fill: main, size: 34, bold: true, ...middle })),
  ].join('');
}

/** Returns dots above an axis of a card. */
const dotsOf = (y: number, values: readonly number[]): string[] => [
  line(660, y + 12, 880, y + 12, { stroke: rule, width: 3 }),
  ...values.map((x) => circle(x, y, 8, { fill: main })),
];
