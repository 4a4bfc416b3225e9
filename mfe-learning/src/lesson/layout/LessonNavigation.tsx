import type { ReactNode } from 'react';
import { useSearchParams } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { ButtonLink, CheckIcon, ChevronEndIcon, ChevronStartIcon } from '@lectern/shared/ui';
import { watchText } from '../../text/lesson/watch.en';
import styles from './LessonLayout.module.css';
import { searchOfLesson } from './searchOfLesson';

type Neighbour = { id: string; title: string };

type Props = {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  isDone: boolean;
  /** Further actions, shown before the link to the next lesson. */
  children?: ReactNode;
};

/** Links to the previous and the next lesson, with a mark when this one is done. */
export function LessonNavigation({ previous, next, isDone, children }: Props) {
  const text = useText(watchText);
  return (
    <div className={styles.navigation}>
      <div>
        {previous && <PreviousLink to={previous} />}
        {isDone && (
          <span className={styles.isDone}>
            <CheckIcon />
            {text.isDone}
          </span>
        )}
      </div>
      <div>
        {children}
        {next && <NextLink to={next} isPrimary={isDone} />}
      </div>
    </div>
  );
}

function PreviousLink({ to: { id, title } }: { to: Neighbour }) {
  const text = useText(watchText);
  const [query] = useSearchParams();
  return (
    <ButtonLink
      size="small"
      variant="secondary"
      icon={<ChevronStartIcon />}
      to={{ search: searchOfLesson(query, id) }}
      preventScrollReset
      aria-label={text.previousLesson(title)}
      title={title}
    >
      {text.previous}
    </ButtonLink>
  );
}

function NextLink({ to: { id, title }, isPrimary }: { to: Neighbour; isPrimary: boolean }) {
  const text = useText(watchText);
  const [query] = useSearchParams();
  return (
    <ButtonLink
      size="small"
      variant={isPrimary ? 'primary' : 'secondary'}
      iconEnd={<ChevronEndIcon />}
      to={{ search: searchOfLesson(query, id) }}
      preventScrollReset
      aria-label={text.nextLesson(title)}
      title={title}
    >
      {text.next}
    </ButtonLink>
  );
}
