import { useEffect, useRef, useState } from 'react';
import { useText } from '@lectern/shared/text';
import { Button } from '@lectern/shared/ui';
import { penText } from '../../text/pen/pen.en';
import type { PenSource } from '../data/penDraft';
import styles from '../pen.module.css';
import type { PenMessage } from './penMessages';
import { runPen, type PenStop } from './runPen';

declare const __webpack_public_path__: string;

/** One run of a pen. Another `turn` runs it again, in a new frame. */
export type PenRun = { turn: number; source: PenSource };

type Props = {
  run: PenRun;
  onMessage: (message: PenMessage) => void;
  /** Called when a stopped pen should run again. */
  onRun: () => void;
};

/**
 * Runs a pen in a frame without an origin. The pen reaches neither the site's storage, cookies and documents nor the
 * network, and cannot navigate the page. Every run is a new frame; a run that stops answering is removed.
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

/** Where the browser supports it, a pen's images and media are fetched without cookies. */
const WITHOUT_CREDENTIALS = { credentialless: '' };

type FrameProps = { source: PenSource; onMessage: (message: PenMessage) => void; onStop: (reason: PenStop) => void };

function Frame({ source, onMessage, onStop }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const callbacks = useRef({ onMessage, onStop });
  useEffect(() => {
    callbacks.current = { onMessage, onStop };
  });
  useEffect(() => {
    if (!frame.current) return undefined;
    return runPen(
      frame.current,
      source,
      (message) => callbacks.current.onMessage(message),
      (reason) => callbacks.current.onStop(reason),
    );
  }, [source]);
  return (
    <iframe
      {...WITHOUT_CREDENTIALS}
      ref={frame}
      className={styles.frame}
      title={useText(penText).preview}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      src={`${__webpack_public_path__}pen-frame.html`}
    />
  );
}
