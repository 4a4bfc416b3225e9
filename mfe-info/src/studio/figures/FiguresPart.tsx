import type { SessionUser } from '@lectern/shared/host';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { EmptyState, Section, Skeleton } from '@lectern/shared/ui';
import { ScrollTable } from '../../parts/reading/ScrollTable';
import { figuresText } from '../../text/figures.en';
import { studioText } from '../../text/studio.en';
import { courseFigures, type LessonFigures, type ShownFigures } from './courseFigures';
import * as styles from './Figures.module.css';

type Props = { user: SessionUser; courseId: string };

/** Figures of a course for its teacher: learners, ratings, questions, income, and where learners stop. */
export function FiguresPart({ courseId }: Props) {
  const text = useText(figuresText);
  const query = useQuery(courseFigures(courseId));
  return (
    <Section title={useText(studioText).course.figures}>
      <QueryState query={query} title={text.failed} headingLevel={3} placeholder={<Skeleton height="20rem" />}>
        {(shown) =>
          shown === null ? (
            <EmptyState title={text.none} headingLevel={3}>
              <p>{text.noneBody}</p>
            </EmptyState>
          ) : (
            <div className={styles.page}>
              <Numbers shown={shown} />
              <Lessons lessons={shown.lessons} learners={shown.figures.learners} />
              <p className={styles.note}>{text.updated(shown.figures.updatedAt)}</p>
            </div>
          )
        }
      </QueryState>
    </Section>
  );
}

function Numbers({ shown: { figures } }: { shown: ShownFigures }) {
  const text = useText(figuresText);
  const { learners, started, finished, stars, questions, unanswered, income } = figures;
  const ratings = stars.reduce((sum, count) => sum + count, 0);
  const average = stars.reduce((sum, count, index) => sum + count * (index + 1), 0) / (ratings || 1);
  const sums = Object.entries(income).map(([currency, amount]) => text.money(amount, currency));
  const rows: [name: string, value: string, detail: string][] = [
    [text.learners, text.number(learners), text.started(started)],
    [text.finished, text.share(learners === 0 ? 0 : finished / learners), text.people(finished)],
    [text.rating, ratings === 0 ? '–' : text.average(average), text.ratings(ratings)],
    [text.questions, text.number(questions), text.unanswered(unanswered)],
    [text.income, sums.length === 0 ? text.noIncome : sums.join(' + '), text.incomeNote],
  ];
  return (
    <dl className={styles.numbers}>
      {rows.map(([name, value, detail]) => (
        <div key={name} className={styles.number}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.note}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

function Lessons({ lessons, learners }: { lessons: readonly LessonFigures[]; learners: number }) {
  const text = useText(figuresText);
  if (lessons.length === 0) return null;
  const share = (count: number): number => (learners === 0 ? 0 : Math.min(1, count / learners));
  return (
    <ScrollTable caption={text.byLesson} heads={[text.lesson, text.done, text.stopped]}>
      {lessons.map(({ id, title, done, stopped }) => (
        <tr key={id}>
          <th scope="row">{title || text.untitled}</th>
          <td>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ inlineSize: `${String(Math.round(100 * share(done)))}%` }} />
            </span>
            {text.countAndShare(done, share(done))}
          </td>
          <td>{text.number(stopped)}</td>
        </tr>
      ))}
    </ScrollTable>
  );
}
