import { useRef, useState } from 'react';
import type { CatalogueCourse } from '@lectern/shared/domain';
import { useText } from '@lectern/shared/text';
import { Button, Section } from '@lectern/shared/ui';
import { cardText } from '../../text/card.en';
import { courseText } from '../../text/course.en';
import { OutlineSection, secondsOf, type OnPreview } from './OutlineSection';
import type { OwnLessons } from './useOwnLessons';
import * as styles from './Outline.module.css';

/** Number of sections that are open at first. */
const OPEN_AT_FIRST = 2;

type Props = { course: CatalogueCourse; ownLessons: OwnLessons | null; onPreview: OnPreview };

/**
 * Outline of a course, lesson by lesson: with previews, or for an enrolled account (`ownLessons`) with links and ticks.
 * Renders nothing for a course without sections.
 */
export function Outline({ course: { language, sections }, ownLessons, onPreview }: Props) {
  const text = useText(courseText);
  const list = useRef<HTMLDivElement>(null);
  const [isAllOpen, setIsAllOpen] = useState(sections.length <= OPEN_AT_FIRST);
  if (sections.length === 0) return null;
  const toggleAll = (): void => {
    list.current?.querySelectorAll('details').forEach((details) => {
      details.open = !isAllOpen;
    });
    setIsAllOpen(!isAllOpen);
  };
  return (
    <Section title={text.outline}>
      <div className={styles.outlineHead}>
        <OutlineSummary sections={sections} />
        {sections.length > OPEN_AT_FIRST && (
          <Button variant="secondary" size="small" onClick={toggleAll}>
            {isAllOpen ? text.closeAll : text.openAll}
          </Button>
        )}
      </div>
      <div className={styles.outline} ref={list}>
        {sections.map((section, index) => (
          <OutlineSection
            key={section.id}
            {...{ section, language, ownLessons, onPreview }}
            isOpen={index < OPEN_AT_FIRST}
          />
        ))}
      </div>
    </Section>
  );
}

function OutlineSummary({ sections }: Pick<CatalogueCourse, 'sections'>) {
  const text = useText(courseText);
  const card = useText(cardText);
  const lessons = sections.flatMap((section) => section.lessons);
  return (
    <p>
      {text.outlineSummary({
        sections: sections.length,
        lessons: lessons.length,
        hours: card.hours(secondsOf(lessons)),
      })}
    </p>
  );
}
