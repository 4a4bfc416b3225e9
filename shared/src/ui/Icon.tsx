import type { ReactElement } from 'react';
import { classNames } from './classNames';
import classes from './Icon.module.css';

/**
 * How an icon is drawn: 1.25 em wide unless `size` (a CSS length) says otherwise, in the colour of the text, unseen by
 * screen readers.
 */
export type IconProps = { size?: string; className?: string };

/** Any icon of the set. */
export type IconComponent = (props: IconProps) => ReactElement;

/** What is special about a drawing: filled in, or mirrored where text runs from right to left. */
export type Drawing = { filled?: boolean; turns?: boolean };

/**
 * Makes an icon from the path data of its strokes on a 24 by 24 grid. Pure, so that an icon nobody imports is not
 * bundled.
 */
export function icon(path: string, { filled, turns }: Drawing = {}): IconComponent {
  return function Icon({ size, className }) {
    return (
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        focusable="false"
        className={classNames(classes.icon, filled && classes.filled, turns && classes.turns, className)}
        style={size ? { inlineSize: size, blockSize: size } : undefined}
      >
        <path d={path} />
      </svg>
    );
  };
}
