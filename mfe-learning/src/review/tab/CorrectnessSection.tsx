import { useMemo } from 'react';
import { inLanguage, useText } from '@lectern/shared/text';
import { Section } from '@lectern/shared/ui';
import { reviewText } from '../../text/review/review.en';
import type { Work } from '../deck/deck';
import type { RecallState } from '../log/recallSession';
import { measureCorrectness, PERIOD_DAYS, type Correctness } from '../schedule/correctness';
import { TARGET } from '../schedule/fsrs';
import * as styles from './review.module.css';

type Props = { deck: readonly Work[]; works: RecallState['works']; now: number };

/**
 * Share of cards that the learner knew at their first repetition: as a sentence, and by course in a table with bars.
 */
export function CorrectnessSection({ deck, works, now }: Props) {
  const text = useText(reviewText);
  const report = useMemo(() => measureCorrectness(works, now), [works, now]);
  if (report.all.of === 0)
    return (
      <Section title={text.correctness}>
        <p>{text.correctnessNone}</p>
      </Section>
    );
  return (
    <Section title={text.correctness} lead={text.correctnessLead(report.all, PERIOD_DAYS, TARGET)}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text.work}</th>
            <th scope="col">{text.knownFirst}</th>
            <th scope="col">{text.reviews}</th>
          </tr>
        </thead>
        <tbody>
          {report.byWork.map(({ workId, ...correctness }) => (
            <WorkRow key={workId} work={deck.find(({ id }) => id === workId)} {...correctness} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function WorkRow({ work, ...correctness }: { work: Work | undefined } & Correctness) {
  const text = useText(reviewText);
  const unknown = work?.kind === 'book' ? text.unknownBook : text.unknownCourse;
  return (
    <tr>
      <th scope="row">
        {work?.title ? <span {...inLanguage(work.language ?? undefined)}>{work.title}</span> : unknown}
      </th>
      <td>
        <span className={styles.share}>
          <span>{text.share(correctness)}</span>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ inlineSize: `${(100 * correctness.right) / correctness.of}%` }} />
          </span>
        </span>
      </td>
      <td>{text.shareOf(correctness)}</td>
    </tr>
  );
}
