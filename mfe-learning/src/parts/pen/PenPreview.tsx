import { useEffect, useRef } from 'react';
import type { PenSource } from '../../data/penDraft';
import { penWords } from '../../text/pen.en';
import { useText } from '../../text/useText';
import { guardLoops } from './guardLoops';
import { parsePenMessage, type PenMessage } from './penMessages';
import styles from './pen.module.css';

declare const __webpack_public_path__: string;

/** One run of a pen: a new `turn` runs it again in a new page. */
export type PenRun = { turn: number; source: PenSource };

/**
 * Runs a pen in a frame without an origin: it reaches neither the site's storage and cookies nor its documents, may not navigate the page and
 * has no network. Every run is a new frame, so nothing of the run before is left.
 */
export function PenPreview({ run, onMessage }: { run: PenRun; onMessage: (message: PenMessage) => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const text = useText(penWords);
  useEffect(() => {
    const listen = (event: MessageEvent): void => {
      const target = frame.current?.contentWindow;
      if (!target || event.source !== target) return;
      const message = parsePenMessage(event.data);
      if (!message) return;
      if (message.kind === 'ready') target.postMessage({ run: true, ...run.source, js: guardLoops(run.source.js) }, '*');
      onMessage(message);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [run, onMessage]);
  return (
    <iframe
      key={run.turn}
      ref={frame}
      className={styles.frame}
      title={text.preview}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      src={`${__webpack_public_path__}pen-frame.html`}
    />
  );
}
