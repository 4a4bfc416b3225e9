import type { CatalogueCourse } from '@lectern/shared/domain';
import { Badge, CheckIcon, Section } from '@lectern/shared/ui';
import { inLanguage, useText } from '@lectern/shared/text';
import { courseText } from '../../text/course.en';
import { splitSummary } from './splitSummary';
import * as styles from './Course.module.css';

/** Learning goals, description and topics of a course. Sections without content are left out. */
export function About({ course: { summary, outcomes, tags, language } }: { course: CatalogueCourse }) {
  const text = useText(courseText);
  const { points: listed, paragraphs } = splitSummary(summary);
  const points = [...new Set([...outcomes, ...listed])];
  return (
    <>
      {points.length > 0 && <Points title={text.learn} points={points} language={language} />}
      {(paragraphs.length > 0 || tags.length > 0) && (
        <Section title={points.length > 0 ? text.about : text.learn}>
          {paragraphs.length > 0 && (
            <div className={styles.summary} {...inLanguage(language)}>
              {paragraphs.map((paragraph, index) => (
                <p key={index}>{paragraph}</p>
              ))}
            </div>
          )}
          {tags.length > 0 && (
            <ul className={styles.tags} role="list" aria-label={text.topics}>
              {[...new Set(tags)].map((tag) => (
                <li key={tag}>
                  <Badge tone="plain">
                    <span {...inLanguage(language)}>{tag}</span>
                  </Badge>
                </li>
              ))}
            </ul>
          )}
        </Section>
      )}
    </>
  );
}

type PointsProps = { title: string; points: readonly string[]; language: string };

function Points({ title, points, language }: PointsProps) {
  return (
    <Section title={title}>
      <ul className={styles.points} role="list">
        {points.map((point) => (
          <li key={point}>
            <CheckIcon />
            <span {...inLanguage(language)}>{point}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
