import type { RefObject } from 'react';
import type { Cue } from '@lectern/shared/captions';
import { useText } from '@lectern/shared/text';
import { Button, FormStatus, PlusIcon } from '@lectern/shared/ui';
import { captionsText } from '../../../text/captions.en';
import { VideoPreview } from '../VideoPreview';
import { ShiftForm } from './ShiftForm';
import type { CaptionDraft } from './useCaptionDraft';
import type { CueCommands } from './useCueCommands';
import * as styles from './Captions.module.css';

type Props = {
  video: string;
  cues: readonly Cue[];
  player: RefObject<HTMLVideoElement | null>;
  onTime: (sec: number) => void;
  draft: CaptionDraft;
  commands: CueCommands;
};

/** Side of the caption editor beside the list: the player, and the controls that are not about one caption. */
export function EditorSide({ video, cues, player, onTime, draft, commands }: Props) {
  const text = useText(captionsText).editor;
  return (
    <div className={styles.side}>
      <VideoPreview path={video} cues={cues} player={player} onTime={onTime} />
      <div className={styles.row}>
        <Button size="small" icon={<PlusIcon />} onClick={commands.add}>
          {text.add}
        </Button>
        <Button size="small" variant="secondary" aria-disabled={!draft.canUndo} onClick={commands.undo}>
          {text.undo}
        </Button>
      </div>
      <SaveState draft={draft} />
      <ShiftForm draft={draft} player={player} />
      <details className={styles.keys}>
        <summary>{text.keys.title}</summary>
        <dl>
          {text.keys.list.map(([keys, what]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

function SaveState({ draft: { state, flush } }: { draft: CaptionDraft }) {
  const text = useText(captionsText);
  if (state === 'failed')
    return (
      <FormStatus tone="error" title={text.failed}>
        <Button size="small" variant="secondary" onClick={() => void flush()}>
          {text.retry}
        </Button>
      </FormStatus>
    );
  return (
    <p className={styles.note} role="status">
      {state === 'saved' ? text.editor.saved : text.editor.pending}
    </p>
  );
}
