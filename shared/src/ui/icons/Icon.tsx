import type { ReactElement } from 'react';
import { classNames } from '../classNames';
import * as styles from './Icon.module.css';

/** Icons are 1.25 em wide unless `size` (a CSS length) is given, in the text's colour, hidden from screen readers. */
export type IconProps = { size?: string; className?: string };

/** Any icon of the set. */
export type IconComponent = (props: IconProps) => ReactElement;

/** Options of a drawing: filled, or mirrored in right-to-left text. */
export type Drawing = { filled?: boolean; mirrored?: boolean };

/** Returns an icon from path data on a 24×24 grid. Pure, so that unused icons are not bundled. */
export function icon(path: string, { filled, mirrored }: Drawing = {}): IconComponent {
  return function Icon({ size, className }) {
    return (
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        focusable="false"
        className={classNames(styles.icon, filled && styles.filled, mirrored && styles.mirrored, className)}
        style={size ? { inlineSize: size, blockSize: size } : undefined}
      >
        <path d={path} />
      </svg>
    );
  };
}
