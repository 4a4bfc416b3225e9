import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '@lectern/shared/text';
import { Button } from '@lectern/shared/ui';
import { reviewText } from '../../text/review/review.en';
import { GRADES, type Grade } from '../log/recall';
import { reviewed, type CardState } from '../schedule/cardState';
import * as styles from './session.module.css';
import { whenAskedAgain } from './whenAskedAgain';

/** Props of both kinds of cards: the state before the review, and the time in milliseconds since 1970. */
export type FaceProps = { state: CardState | null; now: number; onGrade: (grade: Grade) => void };

/** Grades of an answer that was right, and of one that the learner judges. */
export const RIGHT_GRADES: readonly Grade[] = [GRADES.hard, GRADES.good, GRADES.easy];
export const ALL_GRADES: readonly Grade[] = [GRADES.again, ...RIGHT_GRADES];

/**
 * Buttons that grade a card, each with the time when the card comes back. The grade that fits most often takes the
 * focus; the digits of the grades work while the focus is among them.
 */
export function GradeButtons({ state, now, onGrade, grades }: FaceProps & { grades: readonly Grade[] }) {
  const text = useText(reviewText);
  const usual = useFocused();
  const onKeyDown = (event: KeyboardEvent): void => {
    const grade = grades.find((one) => String(one) === event.key);
    if (grade === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onGrade(grade);
  };
  return (
    <div className={styles.grades} role="group" aria-label={text.howWell} onKeyDown={onKeyDown}>
      {grades.map((grade) => (
        <Button
          key={grade}
          ref={grade === GRADES.good ? usual : undefined}
          variant={grade === GRADES.good ? 'primary' : 'secondary'}
          aria-keyshortcuts={String(grade)}
          onClick={() => onGrade(grade)}
        >
          <GradeLabel grade={grade}>{whenAskedAgain(reviewed(state, grade, now), text)}</GradeLabel>
        </Button>
      ))}
    </div>
  );
}

function GradeLabel({ grade, children }: { grade: Grade; children: ReactNode }) {
  const text = useText(reviewText);
  return (
    <span className={styles.grade}>
      <span>
        <kbd aria-hidden="true">{grade}</kbd> {text.grades[grade]}
      </span>
      <small>{children}</small>
    </span>
  );
}

/** Button that shows the next card after a wrong answer, which is graded automatically. */
export function NextButton({ onGrade }: Pick<FaceProps, 'onGrade'>) {
  const text = useText(reviewText);
  const button = useFocused();
  return (
    <div className={styles.next}>
      <Button ref={button} onClick={() => onGrade(GRADES.again)}>
        {text.next}
      </Button>
      <small>{text.askedAgain}</small>
    </div>
  );
}

/** Focuses a button once it is shown: the one that led to it was removed or disabled. */
function useFocused() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: false }), []);
  return button;
}
