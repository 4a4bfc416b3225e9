import { palettes } from '../drawing/palette';
import { box, circle, group, text } from '../drawing/svg';

const { ink, accent, line: rule, surface, soft } = palettes.day;

/**
 * The example page in a frame of the film "A counter": the displayed value, and buttons. `shown` is the opacity,
 * `pressed` the progress of a click; both are 0 to 1.
 */
export type Preview = {
  value: string;
  shown: number;
  buttons: readonly { name: string; shown: number; pressed?: number }[];
};

/** Returns the SVG of the example page: a card of 864 by 96 pixels, `y` pixels from the top. */
export function preview(y: number, { value, shown, buttons }: Preview): string {
  return [
    box(48, y, 864, 96, { fill: surface, stroke: rule, width: 3, round: 16 }),
    text(80, y + 59, 'Page', { fill: palettes.day.muted, size: 28 }),
    group(shown, text(260, y + 67, value, { fill: ink, size: 56, font: 'display', anchor: 'middle' })),
    ...buttons.map(({ name, shown: visible, pressed = 0 }, index) => {
      const x = 390 + index * 260;
      return group(visible, [
        box(x, y + 19, 220, 58, { fill: pressed > 0 ? accent : soft, stroke: '#0b3b3c', width: 3, round: 12 }),
        text(x + 110, y + 58, name, { fill: ink, size: 28, bold: true, anchor: 'middle' }),
        group(pressed, circle(x + 180, y + 62, 20, { stroke: '#8f4c00', width: 4 })),
      ]);
    }),
  ].join('');
}
