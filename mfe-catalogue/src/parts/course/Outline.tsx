import { useEffect, useRef, useState } from 'react';
import type { CatalogueCourse } from '@lectern/shared/domain';
import { deferredPart } from '@lectern/shared/loading';
import {
  Button,
  CodeIcon,
  FormStatus,
  HelpIcon,
  NoteIcon,
  PlayIcon,
  Section,
  VisuallyHidden,
} from '@lectern/shared/ui';
import { cardWords } from '../../text/card.en';
import { courseWords } from '../../text/course.en';
import { useText } from '../../text/useText';
import type { OutlinedLesson } from './PreviewDialog';
import styles from './Course.module.css';

const PreviewDialog = deferredPart(
  () => import('./PreviewDialog'),
  (module) => module.PreviewDialog,
);

const SIGNS = { video: PlayIcon, text: NoteIcon, quiz: HelpIcon, pen: CodeIcon };
/** As many parts are open at first. */
const OPEN_AT_FIRST = 2;

/**
 * What the course consists of, lesson by lesson; previews can be seen at once. Nothing for a course without an outline.
 */
export function Outline({ course: { id, sections } }: { course: CatalogueCourse }) {
  const text = useText(courseWords);
  const cardText = useText(cardWords);
  const parts = useRef<HTMLDivElement>(null);
  const [isAllOpen, setIsAllOpen] = useState(sections.length <= OPEN_AT_FIRST);
  const [previewed, setPreviewed] = useState<OutlinedLesson | null>(null);
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!previewed) opener.current?.focus();
  }, [previewed]);
  const preview = (lesson: OutlinedLesson, button: HTMLElement): void => {
    opener.current = button;
    setPreviewed(lesson);
  };
  if (sections.length === 0) return null;
  const lessons = sections.flatMap((section) => section.lessons);
  const toggleAll = (): void => {
    parts.current?.querySelectorAll('details').forEach((details) => {
      details.open = !isAllOpen;
    });
    setIsAllOpen(!isAllOpen);
  };
  return (
    <Section title={text.outline}>
      <div className={styles.outlineHead}>
        <p>
          {text.outlineFacts(
            text.sections(sections.length),
            text.lessons(lessons.length),
            cardText.hours(secondsOf(lessons)),
          )}
        </p>
        {sections.length > OPEN_AT_FIRST && (
          <Button variant="secondary" size="small" onClick={toggleAll}>
            {isAllOpen ? text.closeAll : text.openAll}
          </Button>
        )}
      </div>
      <div className={styles.outline} ref={parts}>
        {sections.map((section, index) => (
          <Part key={section.id} section={section} isOpen={index < OPEN_AT_FIRST} onPreview={preview} />
        ))}
      </div>
      {previewed && (
        <PreviewDialog
          courseId={id}
          lesson={previewed}
          onClose={() => setPreviewed(null)}
          failed={() => <FormStatus tone="error">{text.previewFailed}</FormStatus>}
        />
      )}
    </Section>
  );
}

const secondsOf = (lessons: readonly OutlinedLesson[]): number =>
  lessons.reduce((sum, { durationSec }) => sum + durationSec, 0);

type PartProps = {
  section: CatalogueCourse['sections'][number];
  isOpen: boolean;
  onPreview: (lesson: OutlinedLesson, button: HTMLElement) => void;
};

function Part({ section: { title, lessons }, isOpen, onPreview }: PartProps) {
  const text = useText(courseWords);
  const cardText = useText(cardWords);
  return (
    <details className={styles.part} open={isOpen}>
      <summary>
        <h3>{title}</h3>
        <span>
          {text.lessons(lessons.length)} · {cardText.hours(secondsOf(lessons))}
        </span>
      </summary>
      <ol role="list">
        {lessons.map((lesson) => {
          const Sign = SIGNS[lesson.kind];
          return (
            <li key={lesson.id} className={styles.lesson}>
              <Sign />
              <span>
                {lesson.title}
                <VisuallyHidden> ({text.kinds[lesson.kind]})</VisuallyHidden>
              </span>
              {lesson.preview && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={text.previewOf(lesson.title)}
                  onClick={(event) => onPreview(lesson, event.currentTarget)}
                >
                  {text.preview}
                </Button>
              )}
              <span className={styles.time}>{text.clock(lesson.durationSec)}</span>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
