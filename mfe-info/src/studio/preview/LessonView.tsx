import { LessonBodyError, parsePenLesson, parseQuiz, type DraftLesson } from '@lectern/shared/domain';
import { fileImage } from '@lectern/shared/loading';
import { queryOptions, useQuery } from '@lectern/shared/query';
import { QuizQuestionForm } from '@lectern/shared/quiz';
import { useText } from '@lectern/shared/text';
import { FormStatus, Markdown, Skeleton } from '@lectern/shared/ui';
import { studioPreviewText } from '../../text/studioPreview.en';
import type { EditedContent } from '../lesson/contract';
import { EmptyLesson } from './EmptyLesson';
import * as styles from './Preview.module.css';

type Props = { lesson: DraftLesson & { id: string }; content: EditedContent };

/** The content of a lesson with the components that learners see. */
export function LessonView({ lesson, content }: Props) {
  if (lesson.kind === 'quiz') return <QuizView body={content.body} />;
  if (lesson.kind === 'pen') return <CodeView body={content.body} />;
  const isEmpty = content.body.trim() === '' && content.video === null;
  if (isEmpty) return <EmptyLesson />;
  return (
    <>
      {content.video !== null && <VideoView title={lesson.title} path={content.video} captions={content.captions} />}
      {content.body !== '' && <Markdown text={content.body} level={4} image={fileImage} />}
    </>
  );
}

const addresses = (paths: readonly string[]) =>
  queryOptions({
    queryKey: ['studio', 'files', ...paths],
    queryFn: async () => {
      const { getFileUrl } = await import('@lectern/shared/firebase/files');
      return Promise.all(paths.map((path) => getFileUrl(path).catch(() => null)));
    },
    staleTime: 600_000,
  });

type VideoProps = { title: string; path: string; captions: EditedContent['captions'] };

function VideoView({ title, path, captions }: VideoProps) {
  const text = useText(studioPreviewText);
  const query = useQuery(addresses([path, ...captions.map((caption) => caption.path)]));
  const [video, ...tracks] = query.data ?? [];
  if (query.isPending) return <Skeleton height="20rem" />;
  if (!video) return <FormStatus tone="error">{text.videoFailed}</FormStatus>;
  return (
    <video className={styles.video} src={video} controls preload="metadata" crossOrigin="anonymous" aria-label={title}>
      {captions.map(({ language, kind }, index) => {
        const src = tracks[index];
        return src ? <track key={src} src={src} kind={kind} srcLang={language} label={language} /> : null;
      })}
    </video>
  );
}

function QuizView({ body }: { body: string }) {
  const text = useText(studioPreviewText);
  if (body.trim() === '') return <EmptyLesson />;
  const quiz = parsed(parseQuiz, body);
  if (quiz instanceof LessonBodyError) return <Broken error={quiz} />;
  return (
    <>
      {quiz.intro !== '' && <Markdown text={quiz.intro} level={4} />}
      {quiz.questions.map((question, index) => (
        <QuizQuestionForm key={index} question={question} labels={text.quiz} />
      ))}
    </>
  );
}

function CodeView({ body }: { body: string }) {
  if (body.trim() === '') return <EmptyLesson />;
  const lesson = parsed(parsePenLesson, body);
  if (lesson instanceof LessonBodyError) return <Broken error={lesson} />;
  const { task, html, css, js } = lesson;
  return (
    <>
      <Markdown text={task} level={4} />
      {Object.entries({ html, css, js })
        .filter(([, code]) => code !== '')
        .map(([name, code]) => (
          <figure key={name} className={styles.code}>
            <figcaption>{name.toUpperCase()}</figcaption>
            <pre tabIndex={0}>{code}</pre>
          </figure>
        ))}
    </>
  );
}

function Broken({ error }: { error: LessonBodyError }) {
  const text = useText(studioPreviewText);
  return <FormStatus tone="warning">{text.broken(error.line, error.message)}</FormStatus>;
}

function parsed<T>(parse: (body: string) => T, body: string): T | LessonBodyError {
  try {
    return parse(body);
  } catch (error) {
    if (error instanceof LessonBodyError) return error;
    throw error;
  }
}
