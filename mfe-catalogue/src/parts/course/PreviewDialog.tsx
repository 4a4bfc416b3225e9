import { useState } from 'react';
import { parsePenLesson, type CatalogueCourse } from '@lectern/shared/domain';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { Dialog, FormStatus, Markdown, Skeleton, SkeletonText } from '@lectern/shared/ui';
import { useFormat } from '@lectern/shared/text';
import { lessonPreview, type Preview } from '../../data/preview';
import { previewWords } from '../../text/preview.en';
import { useText } from '../../text/useText';
import { QuizPreview } from './QuizPreview';
import styles from './Preview.module.css';

/** A lesson as the outline shows it. */
export type OutlinedLesson = CatalogueCourse['sections'][number]['lessons'][number];

/** Shows the preview of a lesson, of whatever kind, without an account. */
export function PreviewDialog({
  courseId,
  lesson,
  onClose,
}: {
  courseId: string;
  lesson: OutlinedLesson;
  onClose: () => void;
}) {
  const text = useText(previewWords);
  const query = useQuery(lessonPreview(courseId, lesson.id));
  const place = (
    <div aria-busy="true">{lesson.kind === 'video' ? <Skeleton shape="cover" /> : <SkeletonText lines={8} />}</div>
  );
  return (
    <Dialog open onClose={onClose} size="wide" title={lesson.title}>
      <QueryState query={query} title={text.failed} placeholder={place}>
        {(preview) =>
          preview ? <Shown preview={preview} lesson={lesson} /> : <FormStatus tone="info">{text.none}</FormStatus>
        }
      </QueryState>
    </Dialog>
  );
}

function Shown({ preview, lesson }: { preview: Preview; lesson: OutlinedLesson }) {
  const text = useText(previewWords);
  if (lesson.kind === 'video' && preview.video !== null)
    return <Video video={preview.video} captions={preview.captions} label={lesson.title} />;
  if (lesson.kind === 'video' || preview.body === '') return <FormStatus tone="info">{text.none}</FormStatus>;
  if (lesson.kind === 'quiz') return <QuizPreview body={preview.body} />;
  return lesson.kind === 'pen' ? (
    <CodePreview body={preview.body} />
  ) : (
    <Markdown text={withoutTitle(preview.body, lesson.title)} />
  );
}

/** The text without its first heading where that says the lesson's title again, which stands above it already. */
const withoutTitle = (body: string, title: string): string =>
  body.replace(/^\s*#+ +(.+)\n/, (line, heading: string) => (heading.trim() === title ? '' : line));

function Video({ video, captions, label }: { video: string; captions: Preview['captions']; label: string }) {
  const format = useFormat();
  const text = useText(previewWords);
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <FormStatus tone="error">{text.notPlayed}</FormStatus>;
  return (
    <video
      className={styles.video}
      controls
      autoPlay
      playsInline
      aria-label={label}
      src={video}
      onError={() => setHasFailed(true)}
    >
      {captions.map(({ url, language, kind }, index) => (
        <track
          key={url}
          kind={kind}
          src={url}
          srcLang={language}
          label={format.languageName(language)}
          default={index === 0}
        />
      ))}
    </video>
  );
}

/** The task of a code lesson and what its editor starts with, to be read. */
function CodePreview({ body }: { body: string }) {
  const text = useText(previewWords);
  const lesson = parsed(body);
  if (!lesson) return <FormStatus tone="error">{text.broken}</FormStatus>;
  const panes = (['html', 'css', 'js'] as const).filter((pane) => lesson[pane] !== '');
  return (
    <div className={styles.lesson}>
      {lesson.task && <Markdown text={lesson.task} />}
      {panes.map((pane) => (
        <section key={pane} aria-label={text.panes[pane]}>
          <h3 className={styles.pane}>{text.panes[pane]}</h3>
          <pre className={styles.code} tabIndex={0}>
            <code>{lesson[pane]}</code>
          </pre>
        </section>
      ))}
      <p className={styles.note}>{text.enrolFor}</p>
    </div>
  );
}

function parsed(body: string): ReturnType<typeof parsePenLesson> | null {
  try {
    return parsePenLesson(body);
  } catch (error) {
    console.warn('A code lesson cannot be shown:', error);
    return null;
  }
}
