import { useEffect, useRef, useState } from 'react';
import type { CatalogueCourse } from '@lectern/shared/domain';
import { deferredPart, LoadFailed } from '@lectern/shared/loading';
import { useText } from '@lectern/shared/text';
import { Button, Section } from '@lectern/shared/ui';
import { cardText } from '../../text/card.en';
import { courseText } from '../../text/course.en';
import { OutlineSection, secondsOf, type OutlineLesson, type OnPreview } from './OutlineSection';
import styles from './Course.module.css';

const PreviewDialog = deferredPart(
  () => import('./preview/PreviewDialog'),
  (module) => module.PreviewDialog,
);

/** Number of sections that are open at first. */
const OPEN_AT_FIRST = 2;

/** Outline of a course, lesson by lesson, with previews. Renders nothing for a course without sections. */
export function Outline({ course: { id, sections } }: { course: CatalogueCourse }) {
  const text = useText(courseText);
  const list = useRef<HTMLDivElement>(null);
  const [isAllOpen, setIsAllOpen] = useState(sections.length <= OPEN_AT_FIRST);
  const { previewed, preview, close } = usePreviewedLesson();
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
        <OutlineFacts sections={sections} />
        {sections.length > OPEN_AT_FIRST && (
          <Button variant="secondary" size="small" onClick={toggleAll}>
            {isAllOpen ? text.closeAll : text.openAll}
          </Button>
        )}
      </div>
      <div className={styles.outline} ref={list}>
        {sections.map((section, index) => (
          <OutlineSection key={section.id} section={section} isOpen={index < OPEN_AT_FIRST} onPreview={preview} />
        ))}
      </div>
      {previewed && (
        <PreviewDialog
          courseId={id}
          lesson={previewed}
          onClose={close}
          failed={(retry) => <LoadFailed title={text.previewFailed} error={null} onRetry={retry} headingLevel={3} />}
        />
      )}
    </Section>
  );
}

function OutlineFacts({ sections }: Pick<CatalogueCourse, 'sections'>) {
  const text = useText(courseText);
  const card = useText(cardText);
  const lessons = sections.flatMap((section) => section.lessons);
  return (
    <p>
      {text.outlineFacts({
        sections: sections.length,
        lessons: lessons.length,
        hours: card.hours(secondsOf(lessons)),
      })}
    </p>
  );
}

/** State of the previewed lesson. Closing a preview returns the focus to the button that opened it. */
function usePreviewedLesson(): { previewed: OutlineLesson | null; preview: OnPreview; close: () => void } {
  const [previewed, setPreviewed] = useState<OutlineLesson | null>(null);
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!previewed) opener.current?.focus();
  }, [previewed]);
  return {
    previewed,
    preview: (lesson, button) => {
      opener.current = button;
      setPreviewed(lesson);
    },
    close: () => setPreviewed(null),
  };
}
