import type { ReactNode } from 'react';
import { useSearchParams } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { ButtonLink, CheckIcon, ChevronEndIcon, ChevronStartIcon, type ButtonLinkProps } from '@lectern/shared/ui';
import { watchText } from '../../text/lesson/watch.en';
import * as styles from './LessonLayout.module.css';
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
        {previous && (
          <NeighbourLink
            to={previous}
            label={text.previousLesson(previous.title)}
            variant="secondary"
            icon={<ChevronStartIcon />}
          >
            {text.previous}
          </NeighbourLink>
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
          <NeighbourLink
            to={next}
            label={text.nextLesson(next.title)}
            variant={isDone ? 'primary' : 'secondary'}
            iconEnd={<ChevronEndIcon />}
          >
            {text.next}
          </NeighbourLink>
        )}
      </div>
    </div>
  );
}

type NeighbourLinkProps = Pick<ButtonLinkProps, 'variant' | 'icon' | 'iconEnd' | 'children'> & {
  to: Neighbour;
  /** Names the direction and the lesson. */
  label: string;
};

function NeighbourLink({ to: { id, title }, label, ...look }: NeighbourLinkProps) {
  const [query] = useSearchParams();
  return (
    <ButtonLink
      size="small"
      to={{ search: searchOfLesson(query, id) }}
      preventScrollReset
      aria-label={label}
      title={title}
      {...look}
    />
  );
}
