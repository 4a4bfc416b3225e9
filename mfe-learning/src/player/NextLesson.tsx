import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '@lectern/shared/text';
import { Button } from '@lectern/shared/ui';
import { playerText } from '../text/player/player.en';
import * as styles from './Player.module.css';
import { usePreferences } from './preferences/preferences';
import { useIsWriting } from './useIsWriting';

/** Time until the next lesson starts, in seconds. */
const COUNTDOWN = 8;

type Props = { title: string; onGo: () => void; onCancel: () => void };

/**
 * Offers the next lesson after a video. It starts automatically after eight seconds, unless that is cancelled (also
 * with Escape) or switched off. Somebody who is writing, such as a note, is not interrupted: the eight seconds begin
 * once they leave the field. The focus does not move; the countdown is announced once.
 */
export function NextLesson({ title, onGo, onCancel }: Props) {
  const text = useText(playerText);
  const { autoNext } = usePreferences();
  const isWriting = useIsWriting();
  const isCounting = autoNext && !isWriting;
  useEscape(onCancel);
  return (
    <div className={styles.next} role="group" aria-label={text.next}>
      <p role="status">
        <span className={styles.visuallyHidden}>{isCounting ? text.announceNext(title, COUNTDOWN) : text.next}</span>
      </p>
      <p aria-hidden="true">{isCounting ? <Countdown onEnd={onGo} /> : text.next}</p>
      <strong>{title}</strong>
      {isCounting && (
        <span className={styles.nextBar} aria-hidden="true">
          <i style={{ animationDuration: `${COUNTDOWN}s` }} />
        </span>
      )}
      <div>
        <Button variant="accent" onClick={onGo}>
          {text.nextNow}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {text.nextCancel}
        </Button>
      </div>
    </div>
  );
}

/** Counts down, and calls `onEnd` at zero. */
function Countdown({ onEnd }: { onEnd: () => void }) {
  const text = useText(playerText);
  const [left, setLeft] = useState(COUNTDOWN);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : end()), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return text.nextIn(left);
}

/** Calls `onEscape` for the Escape key, unless that closes something else or leaves full screen. */
function useEscape(onEscape: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !document.fullscreenElement) onEscape();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
