import { useState } from 'react';
import { useUser } from '@lectern/shared/host';
import { QueryState, useIsHydrating } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useLocation, useSearchParams } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { ButtonLink, CodeIcon, EmptyState, Page, PageHeader } from '@lectern/shared/ui';
import { TextPlaceholder } from '../loading/TextPlaceholder';
import { getPenDraft, type PenSubject } from '../pen/data/penDraft';
import { usePenSlot } from '../pen/data/usePenSlot';
import { lessonInAddress, penInAddress, returnPath } from '../pen/data/penAddress';
import { savedPen } from '../pen/data/pens';
import { starterPen } from '../pen/data/starterPen';
import { PenEditor } from '../pen/editor/PenEditor';
import { getPenView, isDefaultView } from '../pen/editor/penView';
import { draftOf } from '../pen/saving/usePenSaving';
import { penText } from '../text/pen/pen.en';
import { penSavingText } from '../text/pen/penSaving.en';

/** The code editor: empty, with a saved pen (`?pen=ID`), or with the code of a lesson (`?from=COURSE/LESSON`). */
export default function CodepenScreen() {
  const [query] = useSearchParams();
  const uid = useUser()?.uid ?? '';
  const pen = penInAddress(query);
  const lesson = lessonInAddress(query);
  if (pen !== null || query.has('pen')) return <SavedPen key={pen} id={pen ?? ''} />;
  if (lesson)
    return (
      <LessonPen
        key={`${String(query.get('from'))} ${uid}`}
        subject={`lesson:${lesson.courseId}/${lesson.lessonId}`}
        back={returnPath(query)}
      />
    );
  return <FirstPen key={uid} />;
}

/**
 * The editor without a saved pen. It is prerendered with the starting code, in the default view; where this device has
 * stored others, they take its place at once.
 */
function FirstPen() {
  const isHydrating = useIsHydrating();
  const slot = usePenSlot('');
  const [isStored] = useState(() => getPenDraft(slot) !== null || !isDefaultView(getPenView()));
  const start = { ...starterPen, basedOn: null, task: null };
  return <PenEditor key={isHydrating && isStored ? 'rendered' : 'own'} subject="" saved={null} start={start} />;
}

function SavedPen({ id }: { id: string }) {
  const text = useText(penText);
  const uid = useUser()?.uid ?? null;
  const query = useQuery({ ...savedPen(id, uid), enabled: id !== '' });
  if (query.data) return <PenEditor key={uid} subject={`pen:${id}`} saved={query.data} start={draftOf(query.data)} />;
  const missing = <MissingPen isSignedIn={uid !== null} />;
  return (
    <Page>
      <PageHeader title={text.title} />
      {id === '' ? (
        missing
      ) : (
        <QueryState query={query} placeholder={<TextPlaceholder />}>
          {() => missing}
        </QueryState>
      )}
    </Page>
  );
}

/** Shows the same message for a private pen and for one that does not exist, so that ids cannot be probed. */
function MissingPen({ isSignedIn }: { isSignedIn: boolean }) {
  const text = useText(penSavingText);
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
            {text.emptyEditor}
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

function LessonPen({ subject, back }: { subject: PenSubject; back: string | null }) {
  const isHydrating = useIsHydrating();
  const slot = usePenSlot(subject);
  const { title } = useText(penText);
  if (isHydrating)
    return (
      <Page>
        <PageHeader title={title} />
        <TextPlaceholder />
      </Page>
    );
  const draft = getPenDraft(slot);
  if (!draft) return <MissingLessonPen back={back} />;
  const start = draft.task ? { ...draft.task, basedOn: null, task: draft.task } : draft;
  return <PenEditor subject={subject} saved={null} start={start} />;
}

/** Shown when this device has no code of the lesson. Only opening the lesson stores it here. */
function MissingLessonPen({ back }: { back: string | null }) {
  const { title } = useText(penText);
  const text = useText(penSavingText);
  return (
    <Page>
      <PageHeader title={title} />
      <EmptyState
        icon={<CodeIcon />}
        title={text.lessonMissing}
        actions={<ButtonLink to={back ?? '/all-courses'}>{back === null ? text.toCourses : text.toLesson}</ButtonLink>}
      >
        {text.lessonMissingLead}
      </EmptyState>
    </Page>
  );
}
