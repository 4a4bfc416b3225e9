import { useEffect, useState } from 'react';
import { draftOutline } from '@lectern/shared/domain';
import type { DraftLesson, OutlineSection } from '@lectern/shared/domain';
import { Link, useSearchParams } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { FormStatus, Markdown, Section, Skeleton } from '@lectern/shared/ui';
import { studioText } from '../../text/studio.en';
import { studioPreviewText } from '../../text/studioPreview.en';
import { partAddress } from '../frame/partAddress';
import { reasonOf } from '../frame/reasonOf';
import { useDraft, useSession } from '../frame/useDraft';
import { LessonView } from './LessonView';
import * as styles from './Preview.module.css';

/** The draft as learners will read it: its description, and one lesson at a time beside the outline. */
export function Preview({ courseId }: { courseId: string }) {
  const text = useText(studioPreviewText);
  const [query] = useSearchParams();
  const { view } = useDraft();
  const outline = draftOutline(view);
  const lessons = outline.flatMap((section) => section.lessons);
  const lesson = lessons.find(({ id }) => id === query.get('lesson'));
  return (
    <Section title={text.title} lead={text.lead}>
      <div className={styles.columns}>
        <nav className={styles.outline} aria-label={text.outline}>
          <Link to={partAddress(courseId, 'preview')} aria-current={lesson ? undefined : 'page'} preventScrollReset>
            {text.about}
          </Link>
          {outline.map((section) => (
            <PreviewSection key={section.id} courseId={courseId} section={section} selected={lesson?.id} />
          ))}
        </nav>
        <div className={styles.content}>{lesson ? <OpenLesson key={lesson.id} lesson={lesson} /> : <About />}</div>
      </div>
    </Section>
  );
}

type SectionProps = { courseId: string; section: OutlineSection; selected: string | undefined };

function PreviewSection({ courseId, section, selected }: SectionProps) {
  const { untitled } = useText(studioText);
  return (
    <div>
      <p className={styles.section}>{section.title || untitled}</p>
      <ol>
        {section.lessons.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={partAddress(courseId, 'preview', id)}
              aria-current={id === selected ? 'page' : undefined}
              preventScrollReset
            >
              {title || untitled}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}

function About() {
  const text = useText(studioPreviewText);
  const { details } = useDraft().view;
  const outcomes = details.outcomes.filter((outcome) => outcome.trim() !== '');
  return (
    <>
      <h3>{details.title}</h3>
      {details.subtitle !== '' && <p className={styles.subtitle}>{details.subtitle}</p>}
      {outcomes.length > 0 && (
        <>
          <h4>{text.outcomes}</h4>
          <ul>
            {outcomes.map((outcome) => (
              <li key={outcome}>{outcome}</li>
            ))}
          </ul>
        </>
      )}
      {details.summary === '' ? <p>{text.noSummary}</p> : <Markdown text={details.summary} level={4} />}
    </>
  );
}

function OpenLesson({ lesson }: { lesson: DraftLesson & { id: string } }) {
  const text = useText(studioText);
  const session = useSession();
  const content = useDraft().view.contents[lesson.id];
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    session.openContent(lesson.id).catch((cause: unknown) => setError(cause));
  }, [session, lesson.id]);
  return (
    <>
      <h3>{lesson.title || text.untitled}</h3>
      {content ? (
        <LessonView lesson={lesson} content={content} />
      ) : error === null ? (
        <Skeleton height="20rem" />
      ) : (
        <FormStatus tone="error" title={text.lesson.failed}>
          {reasonOf(error)}
        </FormStatus>
      )}
    </>
  );
}
