import { CourseCover } from '@lectern/shared/ui';
import styles from './HeroArt.module.css';

const DRAWN = [
  ['an-evening', 'music'],
  ['a-first-page', 'web-development'],
  ['a-slow-loaf', 'cooking'],
] as const;

/** Three covers, fanned out beside the words of the hero where there is room for them. They say nothing. */
export function HeroArt() {
  return (
    <div className={styles.art} aria-hidden="true">
      {DRAWN.map(([id, category]) => (
        <div key={id} className={styles.card}>
          <CourseCover id={id} category={category} />
        </div>
      ))}
    </div>
  );
}
