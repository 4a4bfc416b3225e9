import type { ReactNode } from 'react';
import { Link } from '@lectern/shared/router';
import { ArrowEndIcon, classNames } from '@lectern/shared/ui';
import * as styles from '../cards/Tiles.module.css';

type Props = {
  to: string;
  icon: ReactNode;
  title: string;
  text: string;
  /** Call to action, for a tile that fills its row. */
  cue?: string | false;
};

/** Tile that links to another part of the site. */
export function LinkTile({ to, icon, title, text, cue }: Props) {
  return (
    <Link className={classNames(styles.tile, cue && styles.lone)} to={to}>
      <span className={styles.icon}>{icon}</span>
      <strong>{title}</strong>
      <span>{text}</span>
      {cue && (
        <span className={styles.cue}>
          {cue}
          <ArrowEndIcon />
        </span>
      )}
    </Link>
  );
}
