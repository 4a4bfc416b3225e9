import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useHost } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { captionsText } from '../../../text/captions.en';
import { useLatest } from '../../upload';
import type { CueCommand } from './cueCommand';
import { addCue, changeCue, mergeCue, removeCue, splitCue, type CueRow } from './editCues';
import type { CaptionDraft } from './useCaptionDraft';

/** Functions that never change, so that rows need no new rendering. */
export type CueCommands = {
  run: (id: string, command: CueCommand) => void;
  add: () => void;
  undo: () => void;
  focusCue: (id: string) => void;
};

type Player = RefObject<HTMLVideoElement | null>;
type List = RefObject<HTMLOListElement | null>;

/** Carries out what rows and keys ask for: changes of the draft, the player, and the focus. */
export function useCueCommands(draft: CaptionDraft, player: Player, list: List): CueCommands {
  const text = useText(captionsText).editor;
  const { announce } = useHost();
  const latest = useLatest({ draft, text, announce });
  const focusCue = useCueFocus(list);
  const [commands] = useState((): CueCommands => {
    const add = (): void => {
      const added = addCue(latest.current.draft.rows, positionOf(player));
      latest.current.draft.change(() => added.rows);
      focusCue(added.id);
    };
    return {
      focusCue,
      add,
      undo: () => {
        if (!latest.current.draft.canUndo) return;
        latest.current.draft.undo();
        latest.current.announce(latest.current.text.undone);
      },
      run: (id, command) => {
        const { rows, change } = latest.current.draft;
        const index = rows.findIndex((row) => row.id === id);
        const edit = editOf(id, command, positionOf(player));
        if (edit) change(edit);
        if (command.kind === 'remove') latest.current.announce(latest.current.text.removed(index + 1));
        const step = stepOf(command, index === rows.length - 1);
        if (step !== 0) focusCue(rows[index + step]?.id ?? id);
        if (command.kind === 'add') add();
        control(player.current, command, rows[index]);
      },
    };
  });
  return commands;
}

const positionOf = ({ current }: Player): number => Math.round((current?.currentTime ?? 0) * 1000);

/** Returns the change that a command makes to the rows; null for one that changes none. */
function editOf(id: string, command: CueCommand, ms: number): ((rows: readonly CueRow[]) => CueRow[]) | null {
  switch (command.kind) {
    case 'change':
      return (rows) => changeCue(rows, id, command.change);
    case 'setStart':
      return (rows) => changeCue(rows, id, { startMs: ms });
    case 'setEnd':
      return (rows) => changeCue(rows, id, { endMs: ms });
    case 'split':
      return (rows) => splitCue(rows, id, command.at, ms);
    case 'merge':
      return (rows) => mergeCue(rows, id);
    case 'remove':
      return (rows) => removeCue(rows, id);
    default:
      return null;
  }
}

function stepOf({ kind }: CueCommand, isLast: boolean): number {
  if (kind === 'previous' || (kind === 'remove' && isLast)) return -1;
  return kind === 'next' || kind === 'remove' ? 1 : 0;
}

function control(video: HTMLVideoElement | null, { kind }: CueCommand, row: CueRow | undefined): void {
  if (!video || (kind !== 'seek' && kind !== 'play')) return;
  if (kind === 'seek' && row) video.currentTime = row.startMs / 1000;
  // A player that is asked to pause before it has begun rejects.
  if (kind === 'seek' || video.paused) void video.play().catch(() => undefined);
  else video.pause();
}

/** Returns a function that moves the focus into the text of a row: at once, or as the row is rendered. */
function useCueFocus(list: List): (id: string) => void {
  const wanted = useRef<string | null>(null);
  const focus = (id: string): boolean => {
    const row = [...(list.current?.children ?? [])].find((one) => one.getAttribute('data-cue') === id);
    row?.querySelector('textarea')?.focus();
    row?.scrollIntoView({ block: 'nearest' });
    return row !== undefined;
  };
  useLayoutEffect(() => {
    if (wanted.current !== null) focus(wanted.current);
    wanted.current = null;
  });
  return (id) => {
    if (!focus(id)) wanted.current = id;
  };
}
