import type { CatalogueCourse } from '@lectern/shared/domain';
import { Badge, CheckIcon, Section } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { courseText } from '../../text/course.en';
import { splitSummary } from './splitSummary';
import styles from './Course.module.css';

/** Learning goals, description and topics of a course. Sections without content are left out. */
export function About({ course: { summary, outcomes, tags } }: { course: CatalogueCourse }) {
  const text = useText(courseText);
  const { points: listed, paragraphs } = splitSummary(summary);
  const points = [...new Set([...outcomes, ...listed])];
  return (
    <>
      {points.length > 0 && <Points title={text.learn} points={points} />}
      {(paragraphs.length > 0 || tags.length > 0) && (
        <Section title={points.length > 0 ? text.about : text.learn}>
          {paragraphs.length > 0 && (
            <div className={styles.summary}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          )}
          {tags.length > 0 && (
            <ul className={styles.tags} role="list" aria-label={text.topics}>
              {tags.map((tag) => (
                <li key={tag}>
                  <Badge tone="plain">{tag}</Badge>
                </li>
              ))}
            </ul>
          )}
        </Section>
      )}
    </>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <Section title={title}>
      <ul className={styles.points} role="list">
        {points.map((point) => (
          <li key={point}>
            <CheckIcon />
            {point}
          </li>
        ))}
      </ul>
    </Section>
  );
}
