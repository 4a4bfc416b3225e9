import type { CoverBrush, CoverPattern, CoverShape } from './coverShape';

/** Returns the corner, side and index of each tile of a grid that fills the cover, row by row. */
function tiles({ width, height }: CoverBrush, across: number): { x: number; y: number; side: number; at: number }[] {
  const side = width / across;
  const down = Math.ceil(height / side);
  return Array.from({ length: across * down }, (_, index) => ({
    x: (index % across) * side,
    y: Math.floor(index / across) * side,
    side,
    at: index,
  }));
}

/** Quarter discs, each with a random rotation. */
export const quarters: CoverPattern = (brush) => {
  const { palette, random, width, height } = brush;
  const grid = tiles(brush, width > height ? 6 : 4);
  const bright = random.integer(1, grid.length - 2);
  return grid.flatMap(({ x, y, side, at }): CoverShape[] => {
    const fill =
      at === bright ? palette.spark : random.pick([palette.second, palette.shade, palette.shade, palette.main]);
    const corners = [
      `M${x} ${y}h${side}a${side} ${side} 0 0 1 ${-side} ${side}Z`,
      `M${x} ${y}h${side}v${side}a${side} ${side} 0 0 1 ${-side} ${-side}Z`,
      `M${x + side} ${y}v${side}h${-side}a${side} ${side} 0 0 1 ${side} ${-side}Z`,
      `M${x} ${y}a${side} ${side} 0 0 1 ${side} ${side}h${-side}Z`,
    ];
    return [{ kind: 'path', d: corners[random.integer(0, 3)] ?? '', fill }];
  });
};

/** Upright bars of different heights, like books on a shelf. */
export const columns: CoverPattern = ({ width, height, palette, random }) => {
  const shelf = height * 0.82;
  const shapes: CoverShape[] = [{ kind: 'path', d: `M0 ${shelf}H${width}V${height}H0Z`, fill: palette.shade }];
  const bright = random.integer(3, 8);
  let x = width * 0.06;
  for (let index = 0; x < width * 0.92; index += 1) {
    const thick = width * random.between(0.03, 0.07);
    const tall = height * random.between(0.3, 0.66);
    const fill =
      index === bright ? palette.spark : random.pick([palette.second, palette.main, palette.second, palette.ink]);
    shapes.push({
      kind: 'path',
      d: `M${x} ${shelf}v${-tall}h${thick}v${tall}Z`,
      fill,
      opacity: fill === palette.ink ? 0.85 : 1,
    });
    shapes.push({
      kind: 'path',
      d: `M${x} ${shelf - tall * 0.82}h${thick}`,
      stroke: palette.shade,
      width: 2,
      opacity: 0.6,
    });
    x += thick + width * 0.012;
    if (random.integer(0, 5) === 0) x += width * 0.05;
  }
  return shapes;
};

/** Pointed leaves in a grid, with one that glows. */
export const leaves: CoverPattern = (brush) => {
  const { palette, random, width, height } = brush;
  const grid = tiles(brush, width > height ? 8 : 5);
  const bright = random.integer(2, grid.length - 3);
  return grid.map(({ x, y, side, at }): CoverShape => {
    const fill =
      at === bright ? palette.spark : random.pick([palette.second, palette.second, palette.main, palette.shade]);
    const leaf =
      random.integer(0, 1) === 0
        ? `M${x} ${y}a${side} ${side} 0 0 1 ${side} ${side}a${side} ${side} 0 0 1 ${-side} ${-side}Z`
        : `M${x + side} ${y}a${side} ${side} 0 0 1 ${-side} ${side}a${side} ${side} 0 0 1 ${side} ${-side}Z`;
    return { kind: 'path', d: leaf, fill };
  });
};

/** Parallel threads that rise and fall together, one of them bright. */
export const threads: CoverPattern = ({ width, height, palette, random }) => {
  const many = 11;
  const gap = height / many;
  const first = random.between(0.2, 0.4) * width;
  const second = random.between(0.6, 0.8) * width;
  const rise = height * random.between(0.25, 0.5) * random.pick([1, -1]);
  const bright = random.integer(3, 7);
  return Array.from({ length: many + 6 }, (_, index): CoverShape => {
    const y = (index - 3) * gap + gap / 2;
    const d = `M-10 ${y}C${first} ${y - rise} ${second} ${y + rise} ${width + 10} ${y - rise * 0.3}`;
    const glows = index - 3 === bright;
    return {
      kind: 'path',
      d,
      stroke: glows ? palette.spark : index % 2 ? palette.second : palette.main,
      width: gap * (glows ? 0.55 : index % 2 ? 0.5 : 0.14),
      opacity: glows ? 1 : 0.85,
    };
  });
};
