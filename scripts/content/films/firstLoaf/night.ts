import { palettes } from '../drawing/palette';
import { arrow, box, circle, group, line, mix, path, rise, text } from '../drawing/svg';
import type { Moment } from '../making/Moment';

const { ink, muted, main, deep, accent, accentSoft, line: rule, surface, soft } = palettes.day;
const label = { fill: ink, size: 30 };
const quiet = { fill: muted, size: 28 };
export const DOUGH = '#f2dfb8';
export const DOUGH_EDGE = '#cfa867';

const WEIGHTS = [
  { id: 'flour', name: 'Flour', grams: 500, percent: '100 %', fill: '#e2c488' },
  { id: 'water', name: 'Water', grams: 350, percent: '70 %', fill: '#7fb9bd' },
  { id: 'salt', name: 'Salt', grams: 10, percent: '2 %', fill: '#71807f' },
  { id: 'yeast', name: 'Yeast', grams: 1, percent: '0.2 %', fill: accent },
] as const;

/** Weights as bars of one scale, then their percentages of the flour. */
export function drawWeights(at: Moment): string {
  return [
    ...WEIGHTS.map(({ id, name, grams, percent, fill }, index) => {
      const y = 118 + index * 80;
      const width = Math.max(4, grams * 0.86) * at.on(id, 0.3, 1.2);
      return [
        rise(at.on('four', 1 + index * 0.6), text(48, y + 42, name, label)),
        group(at.on(id), [
          box(160, y, width, 58, { fill, round: 6 }),
          text(mix(172, 174 + width, at.on(id, 0.3, 1.2)), y + 42, `${String(grams)} g`, { ...label, bold: true }),
        ]),
        rise(
          at.on('percent', index * 0.3),
          text(912, y + 42, percent, { ...label, fill: main, anchor: 'end', bold: true }),
        ),
      ].join('');
    }),
    rise(
      at.between('slow', 'percent'),
      text(480, 482, 'little yeast  →  slow  →  more taste', { ...label, fill: main, anchor: 'middle' }),
    ),
    rise(
      at.on('percent', 1.4),
      text(480, 482, 'Share of the flour: right for any size', { ...label, fill: main, anchor: 'middle' }),
    ),
  ].join('');
}

/** A bowl whose flour becomes a rough dough, covered, beside a clock. */
export function drawMixing(at: Moment): string {
  const wet = at.on('stir', 1, 4);
  const turn = at.through('stir') * Math.PI * 8;
  const spoon = 310 + 70 * Math.sin(turn);
  return [
    line(60, 452, 900, 452, { stroke: rule, width: 4 }),
    path('M136 300 Q150 360 190 368 Q250 340 310 352 Q380 336 430 366 Q470 360 484 300 Z', { fill: DOUGH }),
    group(1 - wet, [path('M150 304 Q230 236 310 262 Q400 232 470 304 Z', { fill: '#fbf3e0', stroke: rule, width: 2 })]),
    group(wet, [
      path('M152 306 Q190 262 250 276 Q290 244 340 268 Q400 254 470 306 Z', {
        fill: DOUGH,
        stroke: DOUGH_EDGE,
        width: 3,
      }),
    ]),
    group(1 - at.on('rough'), line(spoon, 330, spoon + 70, 130, { stroke: '#9a6b35', width: 13 })),
    path('M120 296 H500 Q488 448 360 448 H260 Q132 448 120 296 Z', { fill: '#8fb9b4', stroke: deep, width: 5 }),
    group(
      at.on('cover'),
      path('M98 300 Q200 226 310 232 Q430 226 522 300 L510 330 Q310 292 110 330 Z', {
        fill: accentSoft,
        stroke: accent,
        width: 4,
      }),
    ),
    rise(at.between('stir', 'rough'), text(580, 230, 'Stir', label), text(580, 274, 'until nothing is dry', quiet)),
    rise(at.between('rough', 'cover'), text(580, 230, 'Two minutes', label), text(580, 274, 'Rough is fine', quiet)),
    rise(at.between('cover', 'twelve'), text(580, 230, 'Cover', label), text(580, 274, 'so that no skin forms', quiet)),
    group(at.on('twelve'), clock(9 + at.on('twelve', 0.4, 4) * 12)),
  ].join('');
}

function clock(hour: number): string[] {
  const hand = (share: number, length: number): readonly [number, number] => [
    740 + length * Math.sin(2 * Math.PI * share),
    270 - length * Math.cos(2 * Math.PI * share),
  ];
  return [
    circle(740, 270, 110, { fill: surface, stroke: deep, width: 6 }),
    ...[0, 3, 6, 9].map((mark) => circle(...hand(mark / 12, 92), 5, { fill: muted })),
    line(740, 270, ...hand(hour / 12, 58), { stroke: deep, width: 8 }),
    line(740, 270, ...hand(hour % 1, 84), { stroke: accent, width: 5 }),
    text(740, 430, '12 hours at 20 °C', { ...label, anchor: 'middle', bold: true }),
  ];
}

const BUBBLES = [
  [210, 230, 34],
  [300, 190, 22],
  [330, 300, 40],
  [230, 340, 27],
  [405, 240, 30],
  [150, 300, 20],
  [290, 400, 24],
  [395, 350, 20],
] as const;

/** A lens on the dough: net, sugar, bubbles; and the dough in a jar, which doubles. */
export function drawNight(at: Moment): string {
  const grown = at.on('bubbles', 0, 3);
  return [
    circle(280, 300, 176, { fill: DOUGH }),
    `<clipPath id="lens"><circle cx="280" cy="300" r="172"/></clipPath><g clip-path="url(#lens)">`,
    group(at.on('gluten', 1, 2), net()),
    group(
      at.on('sugar'),
      BUBBLES.map(([x, y], index) =>
        box(x + 26, y - 34 + (index % 3) * 9, 15, 15, { fill: '#ffffff', stroke: muted, width: 2, round: 3 }),
      ),
    ),
    group(
      at.on('gas'),
      BUBBLES.map(([x, y]) => path(`M${x - 9} ${y + 4} a10 7 0 1 0 18 0 a10 7 0 1 0 -18 0`, { fill: '#9a6b35' })),
    ),
    ...BUBBLES.map(([x, y, r]) =>
      group(at.on('gas', 0.8), circle(x, y, mix(8, r, grown), { fill: '#fffaf0', stroke: DOUGH_EDGE, width: 3 })),
    ),
    '</g>',
    circle(280, 300, 176, { stroke: deep, width: 7 }),
    path('M404 424 L470 490', { stroke: deep, width: 14 }),
    ...captionsOfNight(at),
    jar(at, grown),
  ].join('');
}

/** Waves in both directions, which cross like a net. */
function net(): string[] {
  const look = { stroke: DOUGH_EDGE, width: 4 };
  return [-120, -72, -24, 24, 72, 120].flatMap((shift, index) => {
    const bend = index % 2 ? 26 : -26;
    const [y, x] = [300 + shift, 280 + shift];
    return [
      path(`M110 ${y} Q195 ${y - bend} 280 ${y} T450 ${y}`, look),
      path(`M${x} 130 Q${x + bend} 215 ${x} 300 T${x} 470`, look),
    ];
  });
}

function captionsOfNight(at: Moment): string[] {
  const caption = (from: string, to: string, head: string, rest: string): string =>
    rise(at.between(from, to), text(520, 170, head, { ...label, fill: main, bold: true }), text(520, 214, rest, quiet));
  return [
    caption('gluten', 'knead', 'Gluten', 'proteins + water = a net'),
    caption('knead', 'sugar', 'Rest replaces kneading', 'it only takes longer'),
    caption('sugar', 'gas', 'Starch → sugar', 'cut by enzymes'),
    caption('gas', 'bubbles', 'Sugar → gas', 'the work of the yeast'),
    caption('bubbles', 'taste', 'Gas in the net', 'the dough rises'),
    caption('taste', 'ready', 'Alcohol, acids', 'the taste of bread'),
    rise(
      at.on('ready'),
      text(520, 170, 'Doubled?', { ...label, fill: main, bold: true }),
      text(520, 214, 'Then it is ready', quiet),
    ),
  ];
}

function jar(at: Moment, grown: number): string {
  const top = mix(392, 314, grown);
  return group(at.on('gluten'), [
    box(644, 262, 150, 212, { fill: surface, stroke: rule, width: 4, round: 14 }),
    path(`M648 ${top + 10} Q719 ${top - 16} 790 ${top + 10} V458 Q790 470 778 470 H660 Q648 470 648 458 Z`, {
      fill: DOUGH,
    }),
    line(626, 392, 640, 392, { stroke: muted, width: 4 }),
    group(at.on('bubbles'), arrow([826, 392], [826, 318], at.on('bubbles', 0, 3), accent)),
    group(at.on('ready'), text(846, 366, '× 2', { ...label, fill: main, bold: true })),
    box(640, 252, 158, 16, { fill: soft, stroke: rule, width: 3, round: 8 }),
  ]);
}
