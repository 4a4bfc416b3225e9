import { CourseCover } from '@lectern/shared/ui';
import * as styles from './HeroArt.module.css';

const COVERS = [
  ['an-evening', 'music'],
  ['a-first-page', 'web-development'],
  ['a-slow-loaf', 'cooking'],
] as const;

/** Three fanned-out covers beside the hero's text where there is room. Decorative. */
export function HeroArt() {
  return (
    <div className={styles.art} aria-hidden="true">
      {COVERS.map(([id, category]) => (
        <div key={id} className={styles.card}>
          <CourseCover id={id} category={category} />
        </div>
      ))}
    </div>
  );
}
