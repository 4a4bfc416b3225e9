import { useEffect, useRef, useState } from 'react';
import { useText } from '@lectern/shared/text';
import { Button } from '@lectern/shared/ui';
import { penText } from '../../text/pen/pen.en';
import type { PenSource } from '../data/penDraft';
import * as styles from '../workbench.module.css';
import address from './pen-frame.html';
import type { PenMessage } from './penMessages';
import { runPen, type PenStop } from './runPen';

/** A run of a pen. A new `turn` runs it again, in a new frame. */
export type PenRun = { turn: number; source: PenSource };

type Props = {
  run: PenRun;
  onMessage: (message: PenMessage) => void;
  /** Called to run a stopped pen again. */
  onRun: () => void;
};

/**
 * Runs a pen in a sandboxed frame without an origin. The pen has no access to the network, nor to the site's storage,
 * cookies and documents, and cannot navigate the page. Every run uses a new frame; one that stops responding is
 * removed.
 */
export function PenPreview({ run, onMessage, onRun }: Props) {
  const [stopped, setStopped] = useState<{ turn: number; reason: PenStop } | null>(null);
  const text = useText(penText);
  if (stopped?.turn === run.turn)
    return (
      <div className={styles.stopped} role="alert">
        <p>{text.stopped[stopped.reason]}</p>
        <Button variant="secondary" size="small" onClick={onRun}>
          {text.runAgain}
        </Button>
      </div>
    );
  return (
    <Frame
      key={run.turn}
      source={run.source}
      onMessage={onMessage}
      onStop={(reason) => setStopped({ turn: run.turn, reason })}
    />
  );
}

type FrameProps = { source: PenSource; onMessage: (message: PenMessage) => void; onStop: (reason: PenStop) => void };

function Frame({ source, onMessage, onStop }: FrameProps) {
  const host = useRef<HTMLDivElement>(null);
  const { preview: title } = useText(penText);
  const callbacks = useRef({ onMessage, onStop });
  useEffect(() => {
    callbacks.current = { onMessage, onStop };
  });
  useEffect(() => {
    if (!host.current) return undefined;
    return runPen(
      host.current,
      { source, title, address },
      (message) => callbacks.current.onMessage(message),
      (reason) => callbacks.current.onStop(reason),
    );
  }, [source, title]);
  return <div ref={host} className={styles.frame} />;
}
