import { useEffect, useRef, useState } from 'react';
import { Button } from '@lectern/shared/ui';
import type { PenSource } from '../data/penDraft';
import { penWords } from '../../text/pen/pen.en';
import { useText } from '../../text/useText';
import type { PenMessage } from './penMessages';
import { runPen, type PenStop } from './runPen';
import styles from '../pen.module.css';

declare const __webpack_public_path__: string;

/** One run of a pen: a new `turn` runs it again in a new page. */
export type PenRun = { turn: number; source: PenSource };

type Props = {
  run: PenRun;
  onMessage: (message: PenMessage) => void;
  /** Asked for when a pen that was stopped is to run again. */ onRun: () => void;
};

/**
 * Runs a pen in a frame without an origin: it reaches neither the site's storage and cookies nor its documents, may not
 * navigate the page and has no network. Every run is a new frame, so nothing of the run before is left; one that no
 * longer answers is taken away.
 */
export function PenPreview({ run, onMessage, onRun }: Props) {
  const [stopped, setStopped] = useState<{ turn: number; why: PenStop } | null>(null);
  const text = useText(penWords);
  if (stopped?.turn === run.turn) {
    return (
      <div className={styles.stopped} role="alert">
        <p>{text.stopped[stopped.why]}</p>
        <Button variant="secondary" size="small" onClick={onRun}>
          {text.runAgain}
        </Button>
      </div>
    );
  }
  return (
    <Frame
      key={run.turn}
      source={run.source}
      onMessage={onMessage}
      onStop={(why) => setStopped({ turn: run.turn, why })}
    />
  );
}

/** Where the browser can: a pen's pictures and media are fetched with no cookies either. */
const WITHOUT_CREDENTIALS = { credentialless: '' };

function Frame({
  source,
  onMessage,
  onStop,
}: {
  source: PenSource;
  onMessage: (message: PenMessage) => void;
  onStop: (why: PenStop) => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const told = useRef({ onMessage, onStop });
  useEffect(() => {
    told.current = { onMessage, onStop };
  });
  useEffect(() => {
    if (!frame.current) return undefined;
    return runPen(
      frame.current,
      source,
      (message) => told.current.onMessage(message),
      (why) => told.current.onStop(why),
    );
  }, [source]);
  return (
    <iframe
      {...WITHOUT_CREDENTIALS}
      ref={frame}
      className={styles.frame}
      title={useText(penWords).preview}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      src={`${__webpack_public_path__}pen-frame.html`}
    />
  );
}
