import { circle, group, path } from '../drawing/svg';
import { palettes } from '../drawing/palette';

/** Right ascension in hours, and declination in degrees. */
type Star = readonly [hours: number, degrees: number];
/** Position in the picture, in pixels. */
type Point = readonly [number, number];

/** The Plough, from the front of the pan to the end of the handle. */
export const PLOUGH = [
  [11.062, 61.75],
  [11.031, 56.38],
  [11.897, 53.69],
  [12.257, 57.03],
  [12.9, 55.96],
  [13.399, 54.93],
  [13.792, 49.31],
] as const satisfies readonly Star[];
/** Cassiopeia from one end of the W to the other. */
export const CASSIOPEIA = [
  [0.153, 59.15],
  [0.675, 56.54],
  [0.945, 60.72],
  [1.43, 60.24],
  [1.907, 63.67],
] as const satisfies readonly Star[];
const LITTLE_BEAR: readonly Star[] = [
  [17.537, 86.59],
  [16.766, 82.04],
  [15.734, 77.79],
  [16.292, 75.76],
  [14.845, 74.16],
  [15.345, 71.83],
];

/** The northern sky: its pole at `x`, `y`, `scale` pixels a degree. `hours` is the sidereal time, which turns it. */
export type SkyMap = { x: number; y: number; scale: number; hours: number };

/** Returns the position of a star in the picture, looking north: the sky turns counter-clockwise. */
export function pointOf({ x, y, scale, hours }: SkyMap, [ascension, declination]: Star): Point {
  const angle = ((ascension - hours) / 12) * Math.PI;
  const distance = (90 - declination) * scale;
  return [x + distance * Math.sin(angle), y - distance * Math.cos(angle)];
}

const written = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Returns the SVG of stars as dots with soft glows; `size` is the radius of a dot. */
export const starsOf = (map: SkyMap, stars: readonly Star[], size = 6): string =>
  stars
    .map((star) => pointOf(map, star))
    .map(([x, y]) => circle(x, y, size * 2.2, { fill: '#7ed3c62a' }) + circle(x, y, size, { fill: '#f4fbf9' }))
    .join('');

/**
 * Returns the lines between stars in their order, `progress` (0 to 1) visible. With `closed`, the fourth star is joined
 * to the first, as in the pan of the Plough.
 */
export function figureOf(map: SkyMap, stars: readonly Star[], progress: number, closed = false): string {
  const points = stars.map((star) => written(pointOf(map, star)));
  const bowl = closed ? ` M${[points[3], points[0]].join(' L')}` : '';
  return group(progress, path(`M${points.join(' L')}${bowl}`, { stroke: palettes.night.main, width: 2.5 }));
}

/** Returns Polaris with the fainter stars of its constellation. */
export const poleOf = (map: SkyMap, progress: number): string =>
  starsOf(map, LITTLE_BEAR, 3) +
  circle(map.x, map.y, 5, { fill: '#f4fbf9' }) +
  group(progress, circle(map.x, map.y, 17, { stroke: palettes.night.accent, width: 4 }));

/** Returns the trail of each star since `from`, a sidereal time in hours: an arc around the pole. */
export function trailsOf(map: SkyMap, stars: readonly Star[], from: number): string {
  if (map.hours - from < 0.05) return '';
  return stars
    .map((star) => {
      const [start, end] = [{ ...map, hours: from }, map].map((then) => written(pointOf(then, star)));
      const radius = (90 - star[1]) * map.scale;
      const isMoreThanHalf = map.hours - from > 12 ? 1 : 0;
      return path(`M${start ?? ''} A${radius} ${radius} 0 ${isMoreThanHalf} 0 ${end ?? ''}`, {
        stroke: '#7ed3c688',
        width: 2.5,
      });
    })
    .join('');
}

/** Returns `count` faint stars right of `left` and below the title, the same for the same seed; `share` are visible. */
export function faintStars(count: number, share: number, seed = 7, left = 0): string {
  let state = seed;
  // The generator of Park and Miller.
  const random = (): number => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  return Array.from({ length: count }, (_, index) => {
    const [x, y, size] = [left + random() * (960 - left), 92 + random() * 448, 1 + random() * 1.8];
    return index < count * share ? circle(x, y, size, { fill: '#d5e6e3' }) : '';
  }).join('');
}
