import { palettes } from '../drawing/palette';
import { arrow, box, circle, group, line, mix, path, rise, tag, text } from '../drawing/svg';
import type { Moment } from '../making/Moment';
import { DOUGH, DOUGH_EDGE } from './night';

const { ink, muted, main, deep, accent, accentSoft, line: rule, soft, danger } = palettes.day;
const label = { fill: ink, size: 30 };
const quiet = { fill: muted, size: 28 };
const CRUST = '#a9672b';
const ACCENT_TEXT = '#8f4c00';

/** Returns a heading with a remark below it, in the right column. `progress`, 0 to 1, moves it in. */
const caption = (progress: number, head: string, rest: string): string =>
  rise(progress, text(560, 190, head, { ...label, fill: main, bold: true }), text(560, 234, rest, quiet));

/** The dough from above while its sides are folded, then from the side while it is pulled to a ball. */
export function drawShaping(at: Moment): string {
  const above = 1 - at.on('turn');
  return [
    group(at.on('tip') * above, folding(at)),
    group(at.on('turn', 0.4), ball(at)),
    caption(at.between('tip', 'fold'), 'Tip it out', 'gently, on flour'),
    caption(at.between('fold', 'sides'), 'Fold', 'one side to the middle'),
    caption(at.between('sides', 'turn'), 'Fold', 'the other three'),
    caption(at.between('turn', 'pull'), 'Turn over', 'smooth side up'),
    caption(at.between('pull', 'rest'), 'Pull', 'until the skin is tight'),
    caption(at.between('rest', 'dent'), 'Rest', 'one hour, covered'),
    caption(at.on('dent'), 'Press', 'the dent returns slowly'),
  ].join('');
}

/** The dough from above, whose four sides are folded to its middle one after another. */
function folding(at: Moment): string[] {
  const folds = [at.on('fold', 1, 1.6), at.on('sides', 0.6, 1), at.on('sides', 1.8, 1), at.on('sides', 3, 1)];
  const flaps = folds.map((fold, side) => {
    const tip = mix(-158, 16, fold);
    const shape = `M-92 -84 Q0 ${String(Math.round(tip * 1.5 + (fold > 0.5 ? 30 : 40)))} 92 -84 Z`;
    const fill = fold > 0.5 ? '#e9d0a0' : DOUGH;
    return group(
      1,
      path(shape, { fill, stroke: DOUGH_EDGE, width: 3 }),
      `translate(280 300) rotate(${String(side * 90)})`,
    );
  });
  return [
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((dot) =>
      circle(90 + ((dot * 97) % 400), 130 + ((dot * 61) % 330), 3, { fill: rule }),
    ),
    box(178, 198, 204, 204, { fill: DOUGH, stroke: DOUGH_EDGE, width: 3, round: 46 }),
    ...flaps,
    ...folds.map((fold, side) => group(fold > 0.02 && fold < 0.95 ? 1 : 0, foldArrow(side))),
  ];
}

/** Returns an arrow from one side of the dough, 0 to 3 clockwise from the top, to its middle. */
const foldArrow = (side: number): string =>
  group(1, arrow([0, -170], [0, -40], 1, accent, 6), `translate(280 300) rotate(${String(side * 90)})`);

/** The dough from the side: pulled to a ball, at rest, and pressed with a finger. */
function ball(at: Moment): string[] {
  const tight = at.on('pull', 0.5, 3);
  const [half, top] = [mix(180, 138, tight), mix(330, 250, tight)];
  const pulled = mix(0, 36, at.on('pull', 0.5, 1.4)) - mix(0, 36, at.on('pull', 2.4, 1.4));
  const dent = 34 * at.on('dent', 0.4, 0.5) * (1 - at.on('dent', 1.6, 2.4));
  const crown = Math.round(top + dent * 1.4);
  const body =
    `M${280 - half} 434 C${280 - half - 34} ${top + 60} ${280 - half * 0.62} ${top} ${280 - half * 0.2} ${top} ` +
    `Q280 ${crown} ${280 + half * 0.2} ${top} C${280 + half * 0.62} ${top} ${280 + half + 34} ${top + 60} ` +
    `${280 + half} 434 Q280 446 ${280 - half} 434 Z`;
  return [
    line(60, 440, 900, 440, { stroke: rule, width: 4 }),
    group(1, path(body, { fill: DOUGH, stroke: DOUGH_EDGE, width: 4 }), `translate(${String(Math.round(-pulled))} 0)`),
    group(at.between('pull', 'rest'), arrow([430, 482], [150, 482], at.on('pull', 0.4, 2), accent, 6)),
    group(
      at.between('rest', 'dent'),
      path(`M96 420 Q130 ${top - 34} 280 ${top - 34} Q430 ${top - 34} 464 420`, {
        fill: accentSoft,
        stroke: accent,
        width: 4,
      }),
    ),
    group(
      at.on('dent') * (1 - at.on('dent', 2, 0.6)),
      box(268, top - 128 + dent, 24, 110, { fill: '#e3b48f', round: 12 }),
    ),
  ];
}

/** The pot in the oven, the loaf that grows and browns in it, and a bar of 45 minutes. */
export function drawBaking(at: Moment): string {
  const grown = at.on('steam', 0, 3);
  const brown = at.on('lid', 1.4, 3);
  const lidY = -150 * Math.max(at.on('lid', 0.4, 1), at.on('cut', 0, 0.8) * (1 - at.on('cut', 2.8, 0.8)));
  return [
    box(64, 110, 440, 350, { fill: '#233f40', stroke: deep, width: 8, round: 22 }),
    box(92, 138, 384, 294, { fill: mixColour(at.on('heat', 0.6, 3)), round: 12 }),
    line(96, 406, 472, 406, { stroke: '#8fa8a6', width: 4 }),
    group(at.on('cut'), loaf(at, grown, brown)),
    path('M140 300 H428 V384 Q428 402 410 402 H158 Q140 402 140 384 Z', { stroke: '#10201f', width: 10 }),
    group(
      1 - at.on('lid', 0.9, 0.5),
      path('M136 290 Q284 170 432 290 Z', { fill: '#10201f' }),
      `translate(0 ${String(Math.round(lidY))})`,
    ),
    group(
      at.between('steam', 'lid'),
      [230, 284, 338].map((x) => path(`M${x} 262 q-10 -14 0 -26 t0 -26`, { stroke: '#d7e6e3', width: 4 })),
    ),
    caption(at.between('heat', 'cut'), '240 °C', 'pot and lid heat too'),
    caption(at.between('cut', 'steam'), 'One cut', 'it opens there'),
    caption(at.between('steam', 'lid'), 'Lid on: steam', 'the skin stays soft'),
    caption(at.between('lid', 'aroma'), 'Lid off: colour', 'the crust dries'),
    caption(at.between('aroma', 'hollow'), 'Sugars + proteins', 'new aromas'),
    caption(at.on('hollow'), 'Knock on the base', 'hollow: it is done'),
    minutes(at),
  ].join('');
}

function loaf(at: Moment, grown: number, brown: number): string {
  const [half, top] = [mix(112, 132, grown), mix(306, 246, grown)];
  const shape = `M${284 - half} 396 Q${284 - half - 6} ${top} 284 ${top} Q${284 + half + 6} ${top} ${284 + half} 396 Z`;
  const cut = at.on('cut', 1.2, 0.8);
  return (
    path(shape, { fill: DOUGH, stroke: DOUGH_EDGE, width: 3 }) +
    group(brown, path(shape, { fill: '#c98a3e', stroke: CRUST, width: 4 })) +
    group(
      cut,
      path(
        `M236 ${top + 34} Q284 ${top + 20 - 26 * grown} 332 ${top + 34} ` +
          `Q284 ${top + 26 + 14 * grown} 236 ${top + 34} Z`,
        { fill: '#fff1d2', stroke: CRUST, width: 3 },
      ),
    )
  );
}

/** The bar of the minutes of baking: 30 under the lid, then 15 without it. */
function minutes(at: Moment): string {
  const passed = at.on('steam', 0, 4) * 30 + at.on('lid', 1, 5) * 8 + at.on('hollow', 0, 1) * 7;
  return group(at.on('steam'), [
    box(560, 330, 345, 22, { fill: soft, round: 11 }),
    box(560, 330, Math.max(22, (345 * passed) / 45), 22, { fill: accent, round: 11 }),
    line(790, 318, 790, 364, { stroke: danger, width: 3 }),
    text(560, 402, '0', quiet),
    text(790, 402, '30', { ...quiet, anchor: 'middle' }),
    text(905, 402, '45 min', { ...quiet, anchor: 'end' }),
  ]);
}

const mixColour = (heat: number): string => {
  const channel = (from: number, to: number): number => Math.round(mix(from, to, heat));
  return `rgb(${channel(38, 122)} ${channel(62, 58)} ${channel(62, 34)})`;
};

const HOLES = [
  [206, 236, 15],
  [270, 214, 10],
  [330, 232, 17],
  [384, 250, 10],
  [180, 292, 11],
  [246, 276, 18],
  [310, 292, 9],
  [362, 306, 15],
  [412, 312, 8],
  [216, 324, 9],
  [288, 328, 13],
  [158, 330, 7],
] as const;

/** The finished loaf, cut open, above the night as a band. */
export function drawWaiting(at: Moment): string {
  const open = at.on('sum');
  const holes = HOLES.map(([cx, cy, rx]) => tag('ellipse', { cx, cy, rx, ry: rx * 0.72, fill: '#e8cf9c' }));
  const bands = [
    { from: 0, to: 0.04, name: 'mix', fill: accent },
    { from: 0.04, to: 0.72, name: 'rise: 12 h', fill: deep },
    { from: 0.72, to: 0.76, name: 'shape', fill: accent },
    { from: 0.76, to: 0.84, name: '', fill: deep },
    { from: 0.84, to: 0.9, name: 'bake', fill: accent },
    { from: 0.9, to: 1, name: '', fill: deep },
  ];
  return [
    line(60, 366, 520, 366, { stroke: rule, width: 4 }),
    path('M104 364 Q74 156 290 156 Q506 156 476 364 Z', { fill: '#c98a3e', stroke: CRUST, width: 6 }),
    group(open, [path('M136 346 Q112 184 290 184 Q468 184 444 346 Z', { fill: '#fbeccb' }), ...holes]),
    group(1 - open, path('M196 204 Q290 158 384 204 Q290 236 196 204 Z', { fill: '#f6dfb0', stroke: CRUST, width: 4 })),
    group(
      at.on('wait') * (1 - open),
      [230, 290, 350].map((x) => path(`M${x} 140 q-10 -12 0 -24 t0 -24`, { stroke: rule, width: 5 })),
    ),
    caption(at.between('wait', 'set'), 'Wait', 'for one hour'),
    caption(at.between('set', 'sum'), 'Still setting', 'cut hot, it is gummy'),
    rise(
      open,
      text(560, 190, 'You: 12 minutes', { ...label, fill: ACCENT_TEXT, bold: true }),
      text(560, 234, 'The night: the rest', { ...label, fill: main, bold: true }),
    ),
    group(
      open,
      bands.map(({ from, to, fill }) =>
        box(60 + 840 * from, 408, 840 * (to - from) * at.on('sum', 0.6, 3), 28, { fill, round: 0 }),
      ),
    ),
    group(at.on('sum', 1), [
      text(60, 474, 'evening', quiet),
      text(480, 474, 'night', { ...quiet, anchor: 'middle' }),
      text(900, 474, 'noon', { ...quiet, anchor: 'end' }),
    ]),
  ].join('');
}
