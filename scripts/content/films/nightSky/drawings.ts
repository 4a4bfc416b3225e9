import { palettes } from '../drawing/palette';
import { arrow, box, circle, group, line, mix, path, rise, text } from '../drawing/svg';
import type { Moment } from '../making/Moment';
import { CASSIOPEIA, faintStars, figureOf, PLOUGH, pointOf, poleOf, starsOf, trailsOf, type SkyMap } from './skyMap';

const { ink, muted, main, accent, surface, line: rule, soft, danger } = palettes.night;
const label = { fill: ink, size: 30 };
const quiet = { fill: muted, size: 28 };

/** An eye whose pupil opens while more and more stars appear. */
export function drawEyes(at: Moment): string {
  const dark = at.on('minutes', 0, 4) * (1 - at.on('phone', 0.6, 0.4)) + at.on('red', 2, 3);
  const share = mix(mix(1, 0.06, at.on('bright', 0, 1.2)), 1, Math.min(1, dark));
  const pupil = mix(17, 46, Math.max(at.on('pupil', 0, 1.2) * (1 - at.on('phone', 0.6, 0.4)), at.on('red', 2, 1)));
  const lid = 'M110 290 Q240 170 370 290 Q240 410 110 290 Z';
  return [
    faintStars(260, share),
    group(at.on('bright'), [
      path(lid, { fill: '#f4fbf9' }),
      circle(240, 290, 60, { fill: '#2f8f88' }),
      circle(240, 290, pupil, { fill: '#051415' }),
      circle(258, 272, 9, { fill: '#ffffff' }),
      path(lid, { stroke: main, width: 5 }),
    ]),
    rise(at.on('bright'), box(440, 200, 472, 190, { fill: surface, round: 16 })),
    rise(at.between('bright', 'minutes'), text(476, 270, 'Out of a bright room', label)),
    rise(at.between('bright', 'minutes'), text(476, 330, 'a handful of stars', { ...label, fill: accent })),
    rise(at.between('minutes', 'phone'), text(476, 270, 'After 20 minutes', label)),
    rise(at.between('minutes', 'phone'), text(476, 330, 'hundreds of stars', { ...label, fill: accent })),
    rise(at.between('phone', 'red'), box(476, 222, 84, 146, { fill: '#ffffff', round: 12 })),
    rise(at.between('phone', 'red'), text(592, 284, 'One bright look:', label)),
    rise(at.between('phone', 'red'), text(592, 334, 'begin again', { ...label, fill: accent })),
    rise(at.on('red'), circle(520, 295, 40, { fill: '#c8352b' }), circle(520, 295, 62, { stroke: danger, width: 3 })),
    rise(
      at.on('red'),
      text(612, 284, 'Dim and red', label),
      text(612, 334, 'disturbs least', { ...label, fill: accent }),
    ),
  ].join('');
}

/** The Plough above Polaris, as on a spring evening, and the line of the Pointers. */
export function drawPlough(at: Moment): string {
  const map: SkyMap = { x: 640, y: 404, scale: 8.4, hours: 12.2 };
  const [front, back] = [pointOf(map, PLOUGH[0]), pointOf(map, PLOUGH[1])];
  const to = at.on('five', 1, 3);
  const step = [front[0] - back[0], front[1] - back[1]] as const;
  const marks = [1, 2, 3, 4, 5].map((times) => [front[0] + step[0] * times, front[1] + step[1] * times] as const);
  return [
    faintStars(90, 1, 11, 430),
    figureOf(map, PLOUGH, at.on('pan', 1.5), true),
    starsOf(map, PLOUGH, 7),
    poleOf(map, at.on('polaris')),
    group(
      at.on('pointers'),
      [front, back].map(([x, y]) => circle(x, y, 17, { stroke: accent, width: 4 })),
    ),
    group(at.on('five'), line(...back, ...front, { stroke: accent, width: 5 })),
    ...marks.map(([x, y], index) =>
      group(
        to > (index + 0.9) / 5 ? 1 : 0,
        circle(x, y, 5, { fill: accent }) + text(x + 16, y + 10, String(index + 1), quiet),
      ),
    ),
    rise(at.between('pan', 'name'), text(48, 170, 'Seven stars:', label), text(48, 212, 'a pan and its handle', label)),
    rise(
      at.between('name', 'pointers'),
      text(48, 170, 'The Plough', { ...label, fill: accent }),
      text(48, 212, 'in the Great Bear', quiet),
    ),
    rise(at.between('pointers', 'five'), text(48, 170, 'The Pointers', { ...label, fill: accent })),
    rise(at.between('five', 'polaris'), text(48, 170, 'The gap, five times', { ...label, fill: accent })),
    rise(at.on('polaris'), text(map.x - 34, map.y + 12, 'Polaris', { ...label, fill: accent, anchor: 'end' })),
    group(at.on('north'), [...horizon('West', 'East'), text(map.x, 524, 'North', { ...quiet, anchor: 'middle' })]),
    rise(
      at.on('height'),
      text(48, 170, 'Height of Polaris', label),
      text(48, 212, '= your latitude', { ...label, fill: accent }),
    ),
  ].join('');
}

/** The horizon with its two ends. */
const horizon = (left: string, right: string): string[] => [
  line(48, 492, 912, 492, { stroke: rule, width: 3 }),
  text(56, 524, left, quiet),
  text(904, 524, right, { ...quiet, anchor: 'end' }),
];

const around = (hours: number): SkyMap => ({ x: 640, y: 284, scale: 5.3, hours });

/** The Plough low over the horizon, Cassiopeia high on the other side. */
export function drawOpposite(at: Moment): string {
  const map = around(0.6);
  const tip = pointOf(map, CASSIOPEIA[2]);
  return [
    faintStars(90, 1, 23, 430),
    group(1 - at.on('low', 1, 1.5) * 0.65, figureOf(map, PLOUGH, 1, true) + starsOf(map, PLOUGH, 6)),
    group(at.on('low', 1, 1.5), [
      path('M520 540 V452 L572 412 L624 452 V540 Z', { fill: soft }),
      path('M708 540 V486 M660 486 Q708 380 756 486 Z', { fill: soft, stroke: soft, width: 10 }),
    ]),
    poleOf(map, 1),
    text(map.x + 30, map.y + 10, 'Polaris', { ...quiet, fill: accent }),
    arrow([map.x, map.y - 26], [map.x - 4, 170], at.between('opposite', 'tip'), accent),
    starsOf(map, CASSIOPEIA, 6),
    figureOf(map, CASSIOPEIA, at.on('letter')),
    arrow(tip, [map.x, map.y - 24], at.on('tip', 0, 1) * (1 - at.on('always')), accent),
    rise(
      at.between('low', 'letter'),
      text(48, 190, 'Autumn evening:', label),
      text(48, 232, 'the Plough is low', quiet),
    ),
    rise(at.on('letter'), text(48, 190, 'Cassiopeia', { ...label, fill: accent })),
    rise(at.on('letter'), text(48, 232, 'a letter W', quiet)),
    rise(at.on('always'), text(48, 320, 'Opposite each other:', label), text(48, 362, 'one is always high', quiet)),
  ].join('');
}

/** All of it turning about Polaris by six hours, with trails, and back to the facts. */
export function drawTurning(at: Moment): string {
  const from = 0.6;
  const map = around(from + at.on('hour', 0.6, 9) * 6);
  return [
    faintStars(90, 1, 23, 430),
    trailsOf(map, [...PLOUGH, ...CASSIOPEIA], from),
    figureOf(map, PLOUGH, 1, true) + starsOf(map, PLOUGH, 6),
    figureOf(map, CASSIOPEIA, 1) + starsOf(map, CASSIOPEIA, 6),
    poleOf(map, 1),
    rise(at.between('hour', 'earth'), text(48, 190, 'Six hours', { ...label, fill: accent })),
    rise(at.between('hour', 'earth'), text(48, 232, 'around Polaris', quiet)),
    rise(at.between('earth', 'degrees'), text(48, 190, 'The Earth turns,', label)),
    rise(at.between('earth', 'degrees'), text(48, 232, 'not the sky', { ...label, fill: accent })),
    rise(at.on('degrees'), text(48, 190, '15° an hour', { ...label, fill: accent, size: 38 })),
    rise(at.on('degrees', 2), text(48, 238, 'against the clock', quiet)),
    rise(
      at.on('shorter'),
      text(48, 318, 'One turn:', label),
      text(48, 362, '23 h 56 min', { ...label, fill: accent, size: 38 }),
    ),
    rise(at.on('seasons'), text(48, 436, '4 minutes earlier', label), text(48, 476, 'every night', quiet)),
  ].join('');
}

const BODIES = [
  { part: 0.14, size: 13, fill: '#fff3da', name: 'Venus' },
  { part: 0.34, size: 26, fill: '#e9f2ef', name: 'Moon' },
  { part: 0.56, size: 12, fill: '#ffd9a0', name: 'Jupiter' },
  { part: 0.76, size: 10, fill: '#ff9d6f', name: 'Mars' },
] as const;
const ORBIT = 'M80 490 Q480 20 880 490';
/** Returns a point of the orbit, from 0 to 1. */
const spot = (part: number): readonly [number, number] => [80 + 800 * part, 490 - 940 * part * (1 - part)];

/** A star that twinkles beside a planet that does not, and the common path of Sun, Moon and planets. */
export function drawPlanets(at: Moment): string {
  const flicker = 1 + 0.5 * Math.sin(at.through('twinkle') * 83) * (at.through('twinkle') < 1 ? 1 : 0);
  const dots = [-9, 0, 9].flatMap((x) => [-9, 0, 9].map((y) => circle(700 + x, 250 + y, 5, { fill: '#ffe3b3' })));
  const apart = 1 - at.on('path');
  return [
    group(
      apart * at.on('bare'),
      text(480, 160, 'Mercury  Venus  Mars  Jupiter  Saturn', { ...label, anchor: 'middle' }),
    ),
    group(apart * at.on('twinkle'), [
      circle(260, 250, 14 * flicker, { fill: '#7ed3c633' }),
      circle(260, 250, 5 * flicker, { fill: '#ffffff' }),
      text(260, 340, 'Star: a point', { ...label, anchor: 'middle' }),
    ]),
    group(apart * at.on('disc'), [
      circle(700, 250, 34, { fill: '#f5b05722' }),
      ...dots,
      text(700, 340, 'Planet: a disc', { ...label, anchor: 'middle' }),
    ]),
    group(at.on('path'), [
      path(ORBIT, { stroke: main, width: 3, dash: '2 12' }),
      ...horizon('East', 'West'),
      text(480, 524, 'South', { ...quiet, anchor: 'middle' }),
    ]),
    ...BODIES.map(({ part, size, fill, name }, index) => {
      const [x, y] = spot(part);
      return group(
        at.on('path', 1 + index * 0.5),
        circle(x, y, size, { fill }) + text(x, y - size - 16, name, { ...quiet, anchor: 'middle' }),
      );
    }),
    rise(
      at.on('surely'),
      text(480, 150, 'bright + steady + on the path', { ...label, anchor: 'middle', fill: accent }),
    ),
    rise(at.on('venus'), circle(...spot(0.14), 24, { stroke: accent, width: 4 })),
  ].join('');
}

const AGES = [
  { id: 'moon', name: 'Moon', age: '1.3 seconds', reach: 0.12, fill: '#e9f2ef', size: 15 },
  { id: 'sun', name: 'Sun', age: '8 minutes', reach: 0.3, fill: '#f5b057', size: 22 },
  { id: 'saturn', name: 'Saturn', age: 'over 1 hour', reach: 0.42, fill: '#e8c98c', size: 13 },
  { id: 'old', name: 'Polaris', age: 'over 300 years', reach: 0.72, fill: '#ffffff', size: 8 },
  { id: 'galaxy', name: 'Andromeda', age: '2.5 million years', reach: 1, fill: '#a5bfbb', size: 10 },
] as const;

/** The age of light from five sources, each with a bar that grows with its power of ten. */
export function drawDistances(at: Moment): string {
  return [
    rise(
      at.between('light', 'moon'),
      text(480, 300, '300,000 km in a second', { fill: accent, size: 44, anchor: 'middle' }),
    ),
    ...AGES.map(({ id, name, age, reach, fill, size }, index) => {
      const y = 140 + index * 72;
      return rise(
        at.on(id),
        box(330, y - 9, 8 + 330 * reach * at.on(id, 0.2, 1.4), 18, { fill: main, round: 9 }),
        circle(78, y, size, { fill }),
        text(124, y + 10, name, label),
        text(912, y + 10, age, { ...label, fill: accent, anchor: 'end' }),
      );
    }),
  ].join('');
}
