/** Attributes of an SVG element. Numbers are rounded to a tenth, so that equal pictures are equal texts. */
type Attributes = Record<string, string | number | undefined>;

const FONTS = {
  display: "P052, 'Palatino Linotype', serif",
  text: "'Liberation Sans', Arial, sans-serif",
  code: "'Liberation Mono', monospace",
} as const;

/** Width of a letter of the code font, as a share of its size. */
export const CODE_ADVANCE = 0.6;

const written = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 10) / 10) : value;
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Returns an element with attributes and children. */
export function tag(name: string, attributes: Attributes, ...children: string[]): string {
  const list = Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(written(value))}"`);
  return `<${name}${list.join('')}>${children.join('')}</${name}>`;
}

/** Fill and outline of a shape. `width` is that of the outline in pixels, 3 by default. */
type Look = { fill?: string; stroke?: string; width?: number; dash?: string };
const look = ({ fill = 'none', stroke, width, dash }: Look): Attributes => ({
  fill,
  stroke,
  'stroke-width': width ?? (stroke === undefined ? undefined : 3),
  'stroke-dasharray': dash,
  'stroke-linecap': stroke === undefined ? undefined : 'round',
  'stroke-linejoin': stroke === undefined ? undefined : 'round',
});

/** Returns a circle around a point. Lengths of all shapes are in pixels of the frame, 960 × 540. */
export const circle = (cx: number, cy: number, r: number, style: Look): string =>
  tag('circle', { cx, cy, r, ...look(style) });
/** Returns a path, with `d` in the syntax of SVG. */
export const path = (d: string, style: Look): string => tag('path', { d, ...look(style) });
/** Returns a line between two points. */
export const line = (x1: number, y1: number, x2: number, y2: number, style: Look): string =>
  tag('line', { x1, y1, x2, y2, ...look(style) });
/** Returns a rectangle with corners of the radius `round`, 10 by default. */
export const box = (x: number, y: number, width: number, height: number, style: Look & { round?: number }): string =>
  tag('rect', { x, y, width, height, rx: style.round ?? 10, ...look(style) });

/** Returns children in a group, or nothing while it is invisible. `opacity` is 0 to 1. */
export function group(opacity: number, children: string | readonly string[], transform?: string): string {
  if (opacity < 0.02) return '';
  const inner = typeof children === 'string' ? children : children.join('');
  return tag('g', { opacity: opacity > 0.98 ? undefined : String(Math.round(opacity * 50) / 50), transform }, inner);
}

/** Returns children that fade in and rise by 14 pixels. `progress` is 0 to 1. */
export const rise = (progress: number, ...children: string[]): string =>
  group(progress, children, progress < 1 ? `translate(0 ${written((1 - progress) * 14)})` : undefined);

/** The look of a text. `size` is in pixels. */
export type Lettering = {
  fill: string;
  size?: number;
  font?: keyof typeof FONTS;
  anchor?: 'start' | 'middle' | 'end';
  bold?: boolean;
};

/** Returns one row of text on its baseline. Sizes below 26 are unreadable on a phone. */
export const text = (
  x: number,
  y: number,
  content: string,
  { fill, size = 30, font = 'text', anchor, bold }: Lettering,
): string =>
  tag(
    'text',
    {
      x,
      y,
      fill,
      'font-size': size,
      'font-family': FONTS[font],
      'font-weight': bold ? 700 : undefined,
      'text-anchor': anchor,
      'xml:space': 'preserve',
    },
    escaped(content),
  );

/** Angle between an arrow and each side of its head, in radians: backwards and outwards. */
const HEAD_ANGLE = 2.6;
/** Length of each side of an arrowhead, in pixels. */
const HEAD_LENGTH = 16;

/** Returns an arrow from one point towards another, drawn up to `progress`, 0 to 1. Its head moves with its end. */
export function arrow(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  progress: number,
  stroke: string,
  width = 4,
): string {
  if (progress < 0.02) return '';
  const [x, y] = [x1 + (x2 - x1) * progress, y1 + (y2 - y1) * progress];
  const turn = Math.atan2(y2 - y1, x2 - x1);
  const [left, right] = [turn + HEAD_ANGLE, turn - HEAD_ANGLE].map(
    (side) => `${written(x + HEAD_LENGTH * Math.cos(side))} ${written(y + HEAD_LENGTH * Math.sin(side))}`,
  );
  return (
    line(x1, y1, x, y, { stroke, width }) + path(`M${left} L${written(x)} ${written(y)} L${right}`, { stroke, width })
  );
}

/** Returns the value between two numbers. */
export const mix = (from: number, to: number, progress: number): number => from + (to - from) * progress;
