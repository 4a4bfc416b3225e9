import { useEffect, useRef } from 'react';
import { useSearchParams } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import {
  Button,
  ButtonLink,
  CheckIcon,
  ChevronEndIcon,
  ChevronStartIcon,
  type ButtonLinkProps,
} from '@lectern/shared/ui';
import { watchText } from '../../text/lesson/watch.en';
import * as styles from './LessonLayout.module.css';
import { searchOfLesson } from './searchOfLesson';

type Neighbour = { id: string; title: string };

type Props = {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  isDone: boolean;
  /** Button that marks the lesson as done, for one that is not done by itself. */
  mark?: Mark | undefined;
};

type Mark = { label: string; markDone: () => void };

/**
 * Links to the previous and the next lesson, with a mark when this one is done. The mark takes the focus of the button
 * that it replaces.
 */
export function LessonNavigation({ previous, next, isDone, mark }: Props) {
  const text = useText(watchText);
  const { doneMark, onMark } = useMarkFocus(isDone);
  const press = (): void => {
    onMark();
    mark?.markDone();
  };
  return (
    <div className={styles.navigation}>
      <div>
        {previous && <PreviousLink to={previous} />}
        {isDone && (
          <span ref={doneMark} tabIndex={-1} className={styles.isDone}>
            <CheckIcon />
            {text.isDone}
          </span>
        )}
      </div>
      <div>
        {mark && !isDone && (
          <Button size="small" variant="accent" icon={<CheckIcon />} onClick={press}>
            {mark.label}
          </Button>
        )}
        {next && <NextLink to={next} isDone={isDone} />}
      </div>
    </div>
  );
}

/** Returns the ref of the mark, which is focused once the lesson is done if `onMark` was called before. */
function useMarkFocus(isDone: boolean) {
  const doneMark = useRef<HTMLSpanElement>(null);
  const isMarking = useRef(false);
  useEffect(() => {
    if (isDone && isMarking.current) doneMark.current?.focus({ preventScroll: true });
    isMarking.current = false;
  }, [isDone]);
  const onMark = (): void => {
    isMarking.current = true;
  };
  return { doneMark, onMark };
}

function PreviousLink({ to }: { to: Neighbour }) {
  const text = useText(watchText);
  return (
    <NeighbourLink to={to} label={text.previousLesson(to.title)} variant="secondary" icon={<ChevronStartIcon />}>
      {text.previous}
    </NeighbourLink>
  );
}

function NextLink({ to, isDone }: { to: Neighbour; isDone: boolean }) {
  const text = useText(watchText);
  const variant = isDone ? 'primary' : 'secondary';
  return (
    <NeighbourLink to={to} label={text.nextLesson(to.title)} variant={variant} iconEnd={<ChevronEndIcon />}>
      {text.next}
    </NeighbourLink>
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
