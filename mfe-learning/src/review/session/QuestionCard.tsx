import { useState } from 'react';
import type { QuizQuestion } from '@lectern/shared/domain';
import { QuizQuestionForm } from '@lectern/shared/quiz';
import { useText } from '@lectern/shared/text';
import { ContentLanguage, Markdown } from '@lectern/shared/ui';
import { reviewText } from '../../text/review/review.en';
import { GradeButtons, NextButton, RIGHT_GRADES, type FaceProps } from './GradeButtons';
import * as styles from './session.module.css';

type Props = FaceProps & { question: QuizQuestion; language: string | null };

/** A question of a quiz. The first answer counts: a wrong one shows the right one, and is asked again. */
export function QuestionCard({ question, language, ...face }: Props) {
  const text = useText(reviewText);
  const [isRight, setRight] = useState<boolean | null>(null);
  return (
    <ContentLanguage language={language ?? undefined}>
      <fieldset className={styles.question} disabled={isRight !== null}>
        <QuizQuestionForm question={question} labels={text} onAnswer={setRight} />
      </fieldset>
      {isRight === false && <RightAnswer {...question} />}
      {isRight === true && <GradeButtons {...face} grades={RIGHT_GRADES} />}
      {isRight === false && <NextButton onGrade={face.onGrade} />}
    </ContentLanguage>
  );
}

function RightAnswer({ choices, explanation }: QuizQuestion) {
  return (
    <div className={styles.answer}>
      <ul>
        {choices
          .filter((choice) => choice.isRight)
          .map((choice, index) => (
            <li key={index}>
              <Markdown text={choice.text} />
            </li>
          ))}
      </ul>
      {explanation && <Markdown text={explanation} />}
    </div>
  );
}
