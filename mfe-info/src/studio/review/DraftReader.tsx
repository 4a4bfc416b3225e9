import type { ReactNode } from 'react';
import { draftOutline, type DraftLesson, type DraftSection } from '@lectern/shared/domain';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Button, Markdown } from '@lectern/shared/ui';
import { reviewText } from '../../text/review.en';
import { CommentForm } from './CommentForm';
import { commentDraft, CommentThread, useCommentForm, useCommenting, type Party } from './Comments';
import type { DraftInFull } from './data/draftInFull';
import { fileUrl } from './data/fileUrl';
import { reviewThreads, type Thread } from './data/reviews';
import { LessonReader } from './LessonReader';
import * as styles from './Review.module.css';

type Props = { full: DraftInFull; party: Party };

/** A draft as a learner will read it, with the comments at each part, and a way to write one. */
export function DraftReader({ full: { draft, contents }, party }: Props) {
  const text = useText(reviewText);
  const threads = useQuery(reviewThreads(party.courseId)).data ?? [];
  const { title, subtitle, summary, outcomes, category, level, language, cover } = draft.details;
  const part = (name: string, children: ReactNode, hasVideo = false) => (
    <Part part={name} name={nameOf(name)} threads={threads} party={party} hasVideo={hasVideo}>
      {children}
    </Part>
  );
  const nameOf = (name: string): string => text.parts.field(name.slice(name.indexOf('.') + 1));
  return (
    <div className={styles.reader}>
      {part(
        'details.title',
        <>
          <h4>{title || text.untitled}</h4>
          {subtitle !== '' && <p>{subtitle}</p>}
          <p className={styles.metadata}>{text.reader.metadata(category ?? '–', level, language)}</p>
        </>,
      )}
      {part('details.cover', <Cover path={cover} />)}
      {part('details.summary', summary === '' ? <p>–</p> : <Markdown text={summary} level={4} />)}
      {part(
        'details.outcomes',
        <>
          <h4>{text.reader.outcomes}</h4>
          <ul>
            {outcomes.map((outcome, index) => (
              <li key={index}>{outcome}</li>
            ))}
          </ul>
        </>,
      )}
      {draftOutline(draft).map((section) => (
        <SectionReader key={section.id} section={section} threads={threads} party={party} contents={contents} />
      ))}
    </div>
  );
}

type SectionProps = {
  section: DraftSection & { id: string; lessons: (DraftLesson & { id: string })[] };
  threads: readonly Thread[];
  party: Party;
  contents: DraftInFull['contents'];
};

function SectionReader({ section, threads, party, contents }: SectionProps) {
  const text = useText(reviewText);
  const title = section.title || text.untitled;
  return (
    <>
      <Part part={`section.${section.id}`} name={title} threads={threads} party={party}>
        <h4>{title}</h4>
      </Part>
      {section.lessons.map((lesson) => {
        const content = contents.get(lesson.id) ?? null;
        const name = lesson.title || text.untitled;
        const part = `lesson.${lesson.id}`;
        return (
          <Part
            key={lesson.id}
            part={part}
            name={name}
            threads={threads}
            party={party}
            hasVideo={lesson.kind === 'video'}
          >
            <LessonReader lesson={lesson} content={content} />
          </Part>
        );
      })}
    </>
  );
}

type PartProps = {
  part: string;
  name: string;
  threads: readonly Thread[];
  party: Party;
  hasVideo?: boolean;
  children: ReactNode;
};

/** A part of a course with its comments, and a button to write one. */
function Part({ part, name, threads, party, hasVideo = false, children }: PartProps) {
  const text = useText(reviewText).comments;
  const draft = commentDraft(party, part);
  const { button, ...form } = useCommentForm(draft);
  const { add } = useCommenting(party);
  const own = threads.filter((thread) => thread.part === part);
  return (
    <div className={styles.part}>
      {children}
      {own.length > 0 && (
        <ul className={styles.threads} role="list">
          {own.map((thread) => (
            <CommentThread key={thread.id} thread={thread} party={party} />
          ))}
        </ul>
      )}
      {form.isOpen ? (
        <CommentForm
          draft={draft}
          label={text.label}
          hint={text.hint}
          hasVideo={hasVideo}
          isBusy={add.isPending}
          failed={add.isError}
          autoFocus={form.autoFocus}
          onCancel={form.close}
          onSend={(comment) => add.mutate({ ...comment, part, replyTo: null }, { onSuccess: form.close })}
        />
      ) : (
        <AddButton button={button} name={name} onPress={form.open} />
      )}
    </div>
  );
}

type AddProps = { button: ReturnType<typeof useCommentForm>['button']; name: string; onPress: () => void };

function AddButton({ button, name, onPress }: AddProps) {
  const text = useText(reviewText).comments;
  return (
    <div>
      <Button ref={button} size="small" variant="quiet" aria-label={text.addTo(name)} onClick={onPress}>
        {text.add}
      </Button>
    </div>
  );
}

function Cover({ path }: { path: string | null }) {
  const text = useText(reviewText).reader;
  const url = useQuery(fileUrl(path)).data;
  if (path === null) return <p>{text.noCover}</p>;
  return url ? <img src={url} alt={text.cover} className={styles.cover} /> : null;
}
