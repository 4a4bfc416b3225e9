import { useState } from 'react';
import { useText } from '@lectern/shared/text';
import { Button } from '@lectern/shared/ui';
import { reviewText } from '../../text/review/review.en';
import { ALL_GRADES, GradeButtons, type FaceProps } from './GradeButtons';
import * as styles from './session.module.css';

type Props = FaceProps & {
  /** The question; null for a note without a question. */
  prompt: string | null;
  answer: string;
};

/** A note to recall: its question or its place, then its text, which the learner compares with what they knew. */
export function NoteCard({ prompt, answer, ...face }: Props) {
  const text = useText(reviewText);
  const [isShown, setShown] = useState(false);
  return (
    <>
      <p className={styles.prompt} dir={prompt === null ? undefined : 'auto'}>
        {prompt ?? text.recall}
      </p>
      {isShown ? (
        <>
          <div className={styles.answer} role="status">
            <h3>{text.answer}</h3>
            <p className={styles.noteText} dir="auto">
              {answer}
            </p>
          </div>
          <GradeButtons {...face} grades={ALL_GRADES} />
        </>
      ) : (
        <div>
          <Button onClick={() => setShown(true)}>{text.show}</Button>
        </div>
      )}
    </>
  );
}
