import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@lectern/shared/ui';
import { playerWords } from '../text/player/player.en';
import { useText } from '../text/useText';
import { usePreferences } from './preferences';
import styles from './Player.module.css';

/** How long somebody has to stay, in seconds. */
const WAIT = 8;

type Props = { title: string; onGo: () => void; onCancel: () => void };

/**
 * After a lesson: the next one, which begins by itself after eight seconds unless that is cancelled, by Escape too, or
 * switched off: then it waits to be asked. The focus stays where it is; what is to come is said once.
 */
export function NextLesson({ title, onGo, onCancel }: Props) {
  const text = useText(playerWords);
  const { autoNext } = usePreferences();
  const [left, setLeft] = useState(WAIT);
  const go = useEffectEvent(onGo);
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !document.fullscreenElement) onCancel();
  });
  useEffect(() => {
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, []);
  useEffect(() => {
    if (!autoNext) return undefined;
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : go()), 1_000);
    return () => clearTimeout(timer);
  }, [autoNext, left]);
  return (
    <div className={styles.next} role="group" aria-label={text.next}>
      <p role="status">
        <span className={styles.waitSaid}>{autoNext ? text.nextSaid(title, WAIT) : text.next}</span>
      </p>
      <p aria-hidden="true">{autoNext ? text.nextIn(left) : text.next}</p>
      <strong>{title}</strong>
      {autoNext && (
        <span className={styles.nextBar} aria-hidden="true">
          <i style={{ animationDuration: `${WAIT}s` }} />
        </span>
      )}
      <div>
        <Button variant="accent" onClick={onGo}>
          {text.nextNow}
        </Button>
        <Button className={styles.stay} variant="secondary" onClick={onCancel}>
          {text.nextCancel}
        </Button>
      </div>
    </div>
  );
}
