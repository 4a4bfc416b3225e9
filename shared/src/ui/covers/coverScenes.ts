import type { CoverPattern, CoverShape } from './coverShape';

/** Returns the numbers 0 to n − 1. */
const count = (n: number): number[] => Array.from({ length: n }, (_, index) => index);

/** Ranges of hills under one low sun. */
export const hills: CoverPattern = ({ width, height, palette, random }) => {
  const colours = [palette.main, palette.second, palette.shade];
  const sun: CoverShape = {
    kind: 'circle',
    x: random.between(width * 0.2, width * 0.8),
    y: height * random.between(0.28, 0.42),
    r: height * random.between(0.12, 0.2),
    fill: palette.spark,
  };
  const ridges = colours.map((fill, index): CoverShape => {
    const base = height * (0.5 + index * 0.17);
    const swing = height * random.between(0.1, 0.2);
    const turn = width * random.between(0.3, 0.7);
    const sign = random.pick([1, -1]);
    const d =
      `M0 ${base}C${turn * 0.6} ${base - swing * sign} ${turn} ${base + swing * sign} ${width} ` +
      `${base - swing * 0.4 * sign}V${height}H0Z`;
    return { kind: 'path', d, fill, opacity: index === 0 ? 0.55 : 1 };
  });
  return [sun, ...ridges];
};

/** Rings around an off-centre point, each with a small body on it. */
export const orbits: CoverPattern = ({ width, height, palette, random }) => {
  const x = width * random.between(0.25, 0.75);
  const y = height * random.between(0.5, 0.9);
  const step = Math.max(width, height) * random.between(0.1, 0.13);
  const start = random.between(0, 6);
  const rings = count(6).flatMap((index): CoverShape[] => {
    const r = step * (index + 1.2);
    const angle = start + index * 2.4;
    const body = {
      kind: 'circle' as const,
      x: x + r * Math.cos(angle),
      y: y + r * Math.sin(angle),
      r: step * random.between(0.12, 0.3),
    };
    return [
      { kind: 'circle', x, y, r, stroke: palette.main, width: 1.5, opacity: 0.5 - index * 0.05 },
      { ...body, fill: index % 2 ? palette.main : palette.second },
    ];
  });
  return [
    { kind: 'circle', x, y, r: step * 3.2, fill: palette.shade, opacity: 0.6 },
    ...rings,
    { kind: 'circle', x, y, r: step * 0.62, fill: palette.spark },
  ];
};

/** A large rising disc, cut by widening lines, over still water. */
export const sunrise: CoverPattern = ({ width, height, palette, random }) => {
  const x = width * random.pick([0.32, 0.5, 0.68]);
  const horizon = height * random.between(0.6, 0.68);
  const r = Math.min(width, height) * random.between(0.36, 0.44);
  const lines = count(5).map((index): CoverShape => {
    const y = horizon + (height - horizon) * (0.12 + index * 0.2);
    const half = r * (1.15 - index * 0.16) * random.between(0.8, 1.2);
    return {
      kind: 'path',
      d: `M${x - half} ${y}H${x + half}`,
      stroke: index % 2 ? palette.main : palette.spark,
      width: height * 0.018,
      opacity: 0.9 - index * 0.12,
    };
  });
  return [
    { kind: 'circle', x, y: horizon, r: r * 1.55, fill: palette.second, opacity: 0.35 },
    { kind: 'circle', x, y: horizon, r: r * 1.25, fill: palette.second, opacity: 0.55 },
    { kind: 'circle', x, y: horizon, r, fill: palette.spark },
    { kind: 'path', d: `M0 ${horizon}H${width}V${height}H0Z`, fill: palette.shade },
    ...lines,
  ];
};

/** Contour lines around a summit, as on a map. */
export const contours: CoverPattern = ({ width, height, palette, random }) => {
  const x = width * random.between(0.55, 0.8);
  const y = height * random.between(0.3, 0.6);
  const tilt = random.between(-0.5, 0.5);
  const rings = count(9).map((index): CoverShape => {
    const size = Math.max(width, height) * (0.06 + index * 0.085);
    const d = blob(x - index * width * 0.035, y + index * height * 0.02, size * 1.25, size * 0.8, tilt + index * 0.06);
    return {
      kind: 'path',
      d,
      stroke: index % 3 === 0 ? palette.main : palette.second,
      width: index % 3 === 0 ? 2 : 1.25,
      opacity: 0.9 - index * 0.04,
    };
  });
  return [
    { kind: 'path', d: blob(x, y, width * 0.42, width * 0.27, tilt), fill: palette.shade, opacity: 0.7 },
    ...rings.reverse(),
    { kind: 'circle', x, y, r: height * 0.035, fill: palette.spark },
  ];
};

/** Returns the path of a soft, slightly uneven closed curve around a centre. */
function blob(x: number, y: number, across: number, down: number, tilt: number): string {
  const points = count(6).map((index) => {
    const angle = (index / 6) * Math.PI * 2 + tilt;
    const reach = index % 2 ? 1.08 : 0.94;
    return [x + Math.cos(angle) * across * reach, y + Math.sin(angle) * down * reach] as const;
  });
  const middles = points.map(([px, py], index) => {
    const [nx, ny] = points[(index + 1) % points.length] ?? [px, py];
    return [(px + nx) / 2, (py + ny) / 2] as const;
  });
  const [sx, sy] = middles[middles.length - 1] ?? [x, y];
  const curves = points.map(([px, py], index) => {
    const [mx, my] = middles[index] ?? [px, py];
    return `Q${round(px)} ${round(py)} ${round(mx)} ${round(my)}`;
  });
  return `M${round(sx)} ${round(sy)}${curves.join('')}Z`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
