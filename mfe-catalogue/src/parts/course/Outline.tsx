import { useState } from 'react';
import type { Lesson } from '@lectern/shared/domain';
import { useQuery } from '@lectern/shared/query';
import { Button, CodeIcon, HelpIcon, NoteIcon, PlayIcon, Section, SkeletonText, VisuallyHidden } from '@lectern/shared/ui';
import { courseOutline, type OutlineSection } from '../../data/courseDetails';
import { cardWords } from '../../text/card.en';
import { courseWords } from '../../text/course.en';
import { useText } from '../../text/useText';
import { Catalogue } from '../Catalogue';
import { PreviewDialog } from './PreviewDialog';
import styles from './Course.module.css';

const SIGNS = { video: PlayIcon, text: NoteIcon, quiz: HelpIcon, pen: CodeIcon };

/** What the course consists of, lesson by lesson; the videos of previews can be played at once. Nothing for a course without an outline. */
export function Outline({ courseId, lessonCount }: { courseId: string; lessonCount: number }) {
  const text = useText(courseWords);
  const query = useQuery(courseOutline(courseId));
  const [previewed, setPreviewed] = useState<Lesson | null>(null);
  if (query.data?.length === 0 || (lessonCount === 0 && !query.data)) return null;
  const place = <div aria-busy="true" className={styles.outline}><SkeletonText lines={Math.min(12, lessonCount + 2)} /></div>;
  return (
    <Section title={text.outline}>
      <Catalogue query={query} place={place} failed={text.outlineFailed}>
        {(sections) => <div className={styles.outline}>{sections.map((section, index) => <Part key={section.id} section={section} isOpen={index < 2} onPreview={setPreviewed} />)}</div>}
      </Catalogue>
      {previewed && <PreviewDialog courseId={courseId} lesson={previewed} onClose={() => setPreviewed(null)} />}
    </Section>
  );
}

function Part({ section: { title, lessons }, isOpen, onPreview }: { section: OutlineSection; isOpen: boolean; onPreview: (lesson: Lesson) => void }) {
  const text = useText(courseWords);
  const cardText = useText(cardWords);
  const seconds = lessons.reduce((sum, { durationSec }) => sum + durationSec, 0);
  return (
    <details className={styles.part} open={isOpen}>
      <summary><h3>{title}</h3><span>{text.lessons(lessons.length)} · {cardText.hours(seconds)}</span></summary>
      <ol role="list">
        {lessons.map((lesson) => {
          const Sign = SIGNS[lesson.kind];
          return (
            <li key={lesson.id} className={styles.lesson}>
              <Sign />
              <span>{lesson.title}<VisuallyHidden> ({text.kinds[lesson.kind]})</VisuallyHidden></span>
              {lesson.preview && lesson.kind === 'video' && <Button variant="quiet" size="small" aria-label={text.previewOf(lesson.title)} onClick={() => onPreview(lesson)}>{text.preview}</Button>}
              <span className={styles.time}>{text.clock(lesson.durationSec)}</span>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
