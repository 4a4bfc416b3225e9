import { useUser } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { useLocation, useSearchParams } from '@lectern/shared/router';
import { ButtonLink, CodeIcon, EmptyState, Page, PageHeader } from '@lectern/shared/ui';
import { firstPen } from '../pen/data/firstPen';
import { getPenDraft } from '../pen/data/penDraft';
import { savedPen } from '../pen/data/pens';
import { Loaded } from '../parts/Loaded';
import { PenEditor } from '../pen/editor/PenEditor';
import { backOf, lessonOf, penOf } from '../pen/data/penAddress';
import { draftOf } from '../pen/saving/usePenSaving';
import { penWords } from '../text/pen/pen.en';
import { penSavingWords } from '../text/pen/penSaving.en';
import { useText } from '../text/useText';

/** The code editor: empty, with a saved pen (`?pen=ID`), or with the code of a lesson (`?from=COURSE/LESSON`). */
export default function CodepenScreen() {
  const [query] = useSearchParams();
  const pen = penOf(query);
  const lesson = lessonOf(query);
  if (pen !== null || query.has('pen')) return <SavedPen key={pen} id={pen ?? ''} />;
  if (lesson)
    return (
      <LessonPen key={query.get('from')} slot={`lesson:${lesson.courseId}/${lesson.lessonId}`} back={backOf(query)} />
    );
  return <PenEditor slot="" saved={null} start={{ ...firstPen, basedOn: null, task: null }} />;
}

function SavedPen({ id }: { id: string }) {
  const text = useText(penWords);
  const uid = useUser()?.uid ?? null;
  const query = useQuery({ ...savedPen(id, uid), enabled: id !== '' });
  if (query.data) return <PenEditor key={uid} slot={`pen:${id}`} saved={query.data} start={draftOf(query.data)} />;
  const missing = <MissingPen isSignedIn={uid !== null} />;
  return (
    <Page>
      <PageHeader title={text.title} />
      {id === '' ? missing : <Loaded query={query}>{() => missing}</Loaded>}
    </Page>
  );
}

/** One answer for a pen that is private and for one that does not exist. */
function MissingPen({ isSignedIn }: { isSignedIn: boolean }) {
  const text = useText(penSavingWords);
  const { pathname, search } = useLocation();
  const signIn = <ButtonLink to={`/sign_in?next=${encodeURIComponent(pathname + search)}`}>{text.signIn}</ButtonLink>;
  return (
    <EmptyState
      icon={<CodeIcon />}
      title={text.missing}
      actions={
        <>
          {!isSignedIn && signIn}
          <ButtonLink to="/codepen" variant="secondary">
            {text.ownEditor}
          </ButtonLink>
        </>
      }
    >
      <p>
        {text.missingLead}
        {!isSignedIn && ` ${text.missingSignIn}`}
      </p>
    </EmptyState>
  );
}

function LessonPen({ slot, back }: { slot: `lesson:${string}/${string}`; back: string | null }) {
  const [text, words] = [useText(penWords), useText(penSavingWords)];
  const draft = getPenDraft(slot);
  if (draft)
    return (
      <PenEditor
        slot={slot}
        saved={null}
        start={draft.task ? { ...draft.task, basedOn: null, task: draft.task } : draft}
      />
    );
  const way =
    back === null ? (
      <ButtonLink to="/all-courses">{words.toCourses}</ButtonLink>
    ) : (
      <ButtonLink to={back}>{words.toLesson}</ButtonLink>
    );
  return (
    <Page>
      <PageHeader title={text.title} />
      <EmptyState icon={<CodeIcon />} title={words.lessonMissing} actions={way}>
        {words.lessonMissingLead}
      </EmptyState>
    </Page>
  );
}
