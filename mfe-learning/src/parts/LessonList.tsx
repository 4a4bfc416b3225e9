import { Link } from '@lectern/shared/router';
import styles from './LessonLayout.module.css';

/** One entry of the list beside a player. */
export type LessonEntry = { id: string; title: string; note?: string };

/** The lessons beside the player. The choice is kept in the query string, `?lesson=`. */
export function LessonList({ label, lessons, selected }: { label: string; lessons: readonly LessonEntry[]; selected: string }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.outline} role="list">
        {lessons.map(({ id, title, note }) => (
          <li key={id}>
            <Link className={styles.entry} to={{ search: new URLSearchParams({ lesson: id }).toString() }} aria-current={id === selected ? 'true' : undefined}>
              {title}{note && <span>{note}</span>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
