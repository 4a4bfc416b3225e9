import { useEffect, useState, type KeyboardEvent } from 'react';
import { whenIdle } from '@lectern/shared/idle';
import { deferredPart, setDeviceContent, useIsHydrating } from '@lectern/shared/loading';
import { useText } from '@lectern/shared/text';
import { ArrowStartIcon, ButtonLink, classNames } from '@lectern/shared/ui';
import { penText } from '../../text/pen/pen.en';
import { penSavingText } from '../../text/pen/penSaving.en';
import * as styles from '../pen.module.css';
import * as benchStyles from '../workbench.module.css';
import { PenActions } from './PenActions';
import { PenNotices } from './PenNotices';
import { PenTools } from './PenTools';
import { DEFAULT_VIEW, getPenView, isDefaultView, savePenView, type PenView } from './penView';
import { PenWorkbench } from './PenWorkbench';
import { usePenEditor, type PenEditorProps, type PenEditorState } from './usePenEditor';

const PenDialogs = deferredPart(
  () => import('../saving/PenDialogs'),
  (module) => module.default,
);

/**
 * The code editor page: one bar of tools above panes and preview, which fill the window; for signed-in people also
 * saving, naming and sharing.
 */
export function PenEditor(props: PenEditorProps) {
  const { title } = useText(penText);
  const state = usePenEditor(props);
  const { pen, saved, saver } = state;
  const [view, changeView] = usePenView();
  useContentOfDevice(props.subject === '' && (pen.isChanged || !isDefaultView(view)));
  return (
    <div
      className={classNames(styles.page, benchStyles.windowPage)}
      onKeyDown={(event) => saveByKey(event, state.save)}
    >
      <div className={styles.bar}>
        {state.back !== null && <BackLink to={state.back} />}
        <h1 tabIndex={-1} className={styles.title}>
          {saved?.title ?? title}
        </h1>
        <PenTools pen={pen} title={state.details.title} view={view} onView={changeView} status={useStatus(state)} />
        <PenActions
          saved={saved}
          isMine={state.isMine}
          isChanged={pen.isChanged}
          isSaving={saver.isPending}
          isTooLarge={state.isTooLarge}
          isSignedIn={state.user !== null}
          onSave={state.save}
          onOpen={state.setDialog}
        />
      </div>
      <PenNotices {...state} />
      <PenWorkbench pen={pen} layout={view.layout} tabIndents={view.tabIndents} />
      <Dialogs {...state} />
    </div>
  );
}

function usePenView() {
  const isHydrating = useIsHydrating();
  const [view, setView] = useState(() => (isHydrating ? DEFAULT_VIEW : getPenView()));
  const changeView = (next: PenView): void => {
    setView(next);
    savePenView(next);
  };
  return [view, changeView] as const;
}

/** Tells the gateway whether the editor shows a draft or a layout of this device, with which it can't send the page. */
function useContentOfDevice(exists: boolean): void {
  useEffect(() => setDeviceContent('/codepen', exists), [exists]);
}

function BackLink({ to }: { to: string }) {
  const text = useText(penSavingText);
  return (
    <ButtonLink to={to} variant="quiet" size="small" icon={<ArrowStartIcon />}>
      {text.toLesson}
    </ButtonLink>
  );
}

/** Saves on Ctrl+S or ⌘+S instead of letting the browser save the page. Signed out, it only prevents that. */
function saveByKey(event: KeyboardEvent, save: () => void): void {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
  event.preventDefault();
  save();
}

/** Returns a short message about where the current work is stored. */
function useStatus({ pen, saver, isMine }: PenEditorState): string {
  const text = useText(penText);
  const savingText = useText(penSavingText);
  if (!pen.isStored) return text.notStored;
  if (pen.isContested) return text.contested;
  if (saver.isPending) return savingText.saving;
  if (!isMine) return text.stored;
  return pen.isChanged ? savingText.changedHere : savingText.saved;
}

/** The dialogs, rendered from first use. Their code loads while the page is idle. */
function Dialogs({ user, saved, saver, details, isMine, dialog, setDialog }: PenEditorState) {
  const [isUsed, setIsUsed] = useState(false);
  const isSignedIn = user !== null;
  useEffect(() => (isSignedIn ? whenIdle(PenDialogs.prepare) : undefined), [isSignedIn]);
  if (!isUsed && (dialog !== null || saver.conflict !== null)) setIsUsed(true);
  if (!user || !isUsed) return null;
  return (
    <PenDialogs
      open={dialog}
      saved={saved}
      isMine={isMine}
      uid={user.uid}
      saver={saver}
      details={details}
      onClose={() => setDialog(null)}
    />
  );
}
