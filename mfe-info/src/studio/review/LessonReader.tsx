import { useState } from 'react';
import { parsePenLesson, parseQuiz, type DraftLesson } from '@lectern/shared/domain';
import { fileImage } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useFormat, useText } from '@lectern/shared/text';
import { Badge, classNames, Markdown, SkeletonText } from '@lectern/shared/ui';
import * as readingStyles from '../../parts/reading/reading.module.css';
import { reviewText } from '../../text/review.en';
import type { ReadContent } from './data/draftInFull';
import { fileUrl } from './data/fileUrl';
import * as styles from './Review.module.css';

type Props = { lesson: DraftLesson; content: ReadContent | null };

/** A lesson of a draft, read once it is opened: video, text, questions with their answers, or code with its tests. */
export function LessonReader({ lesson, content }: Props) {
  const text = useText(reviewText);
  const [isOpen, setIsOpen] = useState(false);
  const { kind, durationSec, preview } = lesson;
  const metadata = [text.reader.kinds[kind], durationSec > 0 && text.reader.minutes(durationSec)].filter(Boolean);
  return (
    <details
      className={classNames(styles.lesson, readingStyles.lesson)}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        {lesson.title || text.untitled} <span className={styles.metadata}>({metadata.join(' · ')})</span>{' '}
        {preview && <Badge tone="plain">{text.reader.preview}</Badge>}
      </summary>
      {isOpen && (content ? <Content lesson={lesson} content={content} /> : <p>{text.reader.noContent}</p>)}
    </details>
  );
}

function Content({ lesson, content }: { lesson: DraftLesson; content: ReadContent }) {
  const text = useText(reviewText).reader;
  const { kind } = lesson;
  const languages = useFormat().list(content.captions.map(({ language }) => language));
  return (
    <>
      {kind === 'video' && <Video path={content.video} title={lesson.title} />}
      {languages !== '' && <p className={styles.metadata}>{text.captions(languages)}</p>}
      {kind === 'quiz' ? (
        <QuizReader body={content.body} />
      ) : kind === 'pen' ? (
        <CodeReader body={content.body} />
      ) : (
        content.body !== '' && <Markdown text={content.body} level={4} image={fileImage} />
      )}
      {content.resources.length > 0 && (
        <>
          <p className={styles.metadata}>{text.resources}</p>
          <ul>
            {content.resources.map(({ title, path }) => (
              <li key={path}>
                <Resource title={title} path={path} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Resource({ title, path }: { title: string; path: string }) {
  const isPage = path.startsWith('https://');
  const url = useQuery(fileUrl(isPage ? null : path)).data;
  const href = isPage ? path : url;
  return href ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {title}
    </a>
  ) : (
    title
  );
}

function Video({ path, title }: { path: string | null; title: string }) {
  const text = useText(reviewText).reader;
  const query = useQuery(fileUrl(path));
  if (path === null) return <p>{text.noVideo}</p>;
  if (query.isPending) return <SkeletonText lines={3} />;
  if (!query.data) return <p>{text.videoFailed}</p>;
  return <video src={query.data} controls preload="metadata" aria-label={text.play(title)} />;
}

function QuizReader({ body }: { body: string }) {
  const text = useText(reviewText).reader;
  const quiz = attempt(() => parseQuiz(body));
  if (!quiz) return <pre tabIndex={0}>{body}</pre>;
  return (
    <>
      {quiz.intro !== '' && <Markdown text={quiz.intro} level={4} />}
      <ol>
        {quiz.questions.map(({ prompt, choices, explanation }, index) => (
          <li key={index}>
            <Markdown text={prompt} level={4} />
            <ul>
              {choices.map((choice, number) => (
                <li key={number}>
                  {choice.text} {choice.isRight && <Badge tone="success">{text.right}</Badge>}
                </li>
              ))}
            </ul>
            {explanation !== '' && <Markdown text={explanation} level={4} />}
          </li>
        ))}
      </ol>
    </>
  );
}

function CodeReader({ body }: { body: string }) {
  const text = useText(reviewText).reader;
  const lesson = attempt(() => parsePenLesson(body));
  if (!lesson) return <pre tabIndex={0}>{body}</pre>;
  const { task, html, css, js, tests } = lesson;
  const panes = Object.entries({ HTML: html, CSS: css, JavaScript: js }).filter(([, code]) => code !== '');
  return (
    <>
      <Markdown text={task} level={4} />
      {panes.map(([name, code]) => (
        <div key={name}>
          <p className={styles.metadata}>{name}</p>
          <pre tabIndex={0}>{code}</pre>
        </div>
      ))}
      {tests.map(({ name, code }, index) => (
        <div key={index}>
          <p className={styles.metadata}>{text.test(name)}</p>
          <pre tabIndex={0}>{code}</pre>
        </div>
      ))}
    </>
  );
}

/** Returns null for a malformed body, which is then shown as it was written. */
function attempt<T>(parse: () => T): T | null {
  try {
    return parse();
  } catch {
    return null;
  }
}
