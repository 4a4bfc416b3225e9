import type { ReactNode } from 'react';
import { useSearchParams } from '@lectern/shared/router';
import { ButtonLink, CheckIcon, ChevronEndIcon, ChevronStartIcon } from '@lectern/shared/ui';
import { searchFor } from './LessonList';
import { watchWords } from '../../text/lesson/watch.en';
import { useText } from '../../text/useText';
import styles from './LessonLayout.module.css';

type Neighbour = { id: string; title: string } | undefined;

/** The ways to the lessons before and after this one, and whether it is done. */
export function LessonNavigation({
  previous,
  next,
  isDone,
  children,
}: {
  previous: Neighbour;
  next: Neighbour;
  isDone: boolean;
  children?: ReactNode;
}) {
  const text = useText(watchWords);
  const [query] = useSearchParams();
  return (
    <div className={styles.moves}>
      <div>
        {previous && (
          <ButtonLink
            size="small"
            variant="secondary"
            icon={<ChevronStartIcon />}
            to={{ search: searchFor(query, previous.id) }}
            preventScrollReset
            aria-label={text.previousLesson(previous.title)}
            title={previous.title}
          >
            {text.previous}
          </ButtonLink>
        )}
        {isDone && (
          <span className={styles.isDone}>
            <CheckIcon />
            {text.isDone}
          </span>
        )}
      </div>
      <div>
        {children}
        {next && (
          <ButtonLink
            size="small"
            variant={isDone ? 'primary' : 'secondary'}
            iconEnd={<ChevronEndIcon />}
            to={{ search: searchFor(query, next.id) }}
            preventScrollReset
            aria-label={text.nextLesson(next.title)}
            title={next.title}
          >
            {text.next}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
