import { lazy, Suspense, useEffect, useState, type KeyboardEvent } from 'react';
import { useTitle, useUnsavedChanges, useUser } from '@lectern/shared/host';
import { whenIdle } from '@lectern/shared/idle';
import { useLocation, useNavigate } from '@lectern/shared/router';
import type { Pen } from '@lectern/shared/domain';
import { ArrowStartIcon, Button, ButtonLink, FormStatus, Page, PageHeader } from '@lectern/shared/ui';
import { PANE_LIMIT, PANES, type PenDraft, type PenSlot } from '../data/penDraft';
import { reasonOf } from '../../parts/reasonOf';
import { penWords } from '../../text/pen/pen.en';
import { penSavingWords } from '../../text/pen/penSaving.en';
import { useText } from '../../text/useText';
import { PenActions } from './PenActions';
import type { PenQuestion } from '../saving/PenDialogs';
import { backOf } from '../data/penAddress';
import { PenTools } from './PenTools';
import { getPenView, savePenView, type PenView } from './penView';
import { PenWorkbench } from './PenWorkbench';
import { usePen } from './usePen';
import { usePenSaving } from '../saving/usePenSaving';

const loadDialogs = () => import('../saving/PenDialogs');
const PenDialogs = lazy(loadDialogs);

type Props = {
  slot: PenSlot;
  /** The pen that is open; null for work without one. */ saved: Pen | null;
  start: PenDraft;
};

/** The code editor as a page: the work itself, and for those who are signed in what saves, names and shares it. */
export function PenEditor({ slot, saved, start }: Props) {
  const [text, words] = [useText(penWords), useText(penSavingWords)];
  const user = useUser();
  const navigate = useNavigate();
  const back = backOf(new URLSearchParams(useLocation().search));
  const pen = usePen(slot, start);
  const [view, setView] = useState(getPenView);
  const [shows, setShows] = useState<PenQuestion | null>(null);
  const open = (made: Pen): void =>
    void navigate(`/codepen?${new URLSearchParams({ pen: made.id, ...(back !== null && { back }) }).toString()}`, {
      replace: slot === '',
    });
  const saver = usePenSaving({ slot, saved, uid: user?.uid ?? null, pen, onCreated: open });
  const isMine = saved !== null && saved.ownerUid === user?.uid;
  const isNewer = saved !== null && saved.updatedAt.getTime() !== pen.source.basedOn;
  const tooLarge = PANES.some((pane) => pen.source[pane].length > PANE_LIMIT);
  const [hasAsked, setHasAsked] = useState(false);
  if (!hasAsked && (shows !== null || saver.conflict !== null)) setHasAsked(true);
  const isSignedIn = user !== null;
  // Fetched before they are asked for; what fails here is tried again by the press.
  useEffect(() => (isSignedIn ? whenIdle(() => void loadDialogs().catch(() => undefined)) : undefined), [isSignedIn]);
  useTitle(saved?.title ?? '');
  useUnsavedChanges(!pen.isKept || pen.isContested || (isMine && pen.isChanged));

  const details = { title: saved?.title ?? words.untitled, visibility: saved?.visibility ?? 'private' } as const;
  const save = (): void => {
    if (tooLarge || saver.isPending) return;
    if (!isMine) setShows('details');
    else if (pen.isChanged) void saver.save(details).catch(() => undefined);
  };
  const hearKeys = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    // The browser would save the page, which nobody wants of an editor; signed out the work is kept on this device
    // anyway.
    event.preventDefault();
    if (user) save();
  };
  const changeView = (next: PenView): void => {
    setView(next);
    savePenView(next);
  };
  const status = !pen.isKept
    ? text.notKept
    : pen.isContested
      ? text.contested
      : saver.isPending
        ? words.saving
        : isMine
          ? pen.isChanged
            ? words.changedHere
            : words.saved
          : text.kept;
  return (
    <Page width="wide">
      <PageHeader
        title={saved?.title ?? text.title}
        lead={saved ? undefined : text.lead}
        eyebrow={
          back === null ? undefined : (
            <ButtonLink to={back} variant="quiet" size="small" icon={<ArrowStartIcon />}>
              {words.toLesson}
            </ButtonLink>
          )
        }
        actions={
          <PenActions
            saved={saved}
            isMine={isMine}
            isChanged={pen.isChanged}
            busy={saver.isPending}
            tooLarge={tooLarge}
            uid={user?.uid ?? null}
            onSave={save}
            onDetails={() => setShows('details')}
            onCopy={() => setShows('copy')}
            onMine={() => setShows('mine')}
          />
        }
      />
      <div onKeyDown={hearKeys}>
        {isNewer && !saver.conflict && (
          <FormStatus tone="warning" title={words.newer}>
            <Button
              variant="secondary"
              size="small"
              onClick={() => (pen.isChanged ? saver.setConflict({ theirs: saved }) : saver.take(saved))}
            >
              {pen.isChanged ? words.compare : words.openNewer}
            </Button>
          </FormStatus>
        )}
        {saver.error && shows === null && !saver.conflict && (
          <FormStatus tone="error" title={words.failed}>
            {reasonOf(saver.error)} {words.failedLead}
          </FormStatus>
        )}
        <PenTools pen={pen} title={details.title} view={view} onView={changeView} status={status} />
        <PenWorkbench pen={pen} layout={view.layout} tabIndents={view.tabIndents} />
      </div>
      {user && hasAsked && (
        <Suspense fallback={null}>
          <PenDialogs
            shows={shows}
            saved={saved}
            isMine={isMine}
            uid={user.uid}
            saver={saver}
            details={details}
            untitled={words.untitled}
            copyName={words.copyName}
            onClose={() => setShows(null)}
          />
        </Suspense>
      )}
    </Page>
  );
}
