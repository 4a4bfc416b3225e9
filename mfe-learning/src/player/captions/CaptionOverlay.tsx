import { useEffect } from 'react';
import { useQuery } from '@lectern/shared/query';
import { captionCues, captionFor } from './captionCues';
import type { Caption } from '../mediaTracks';
import { addNativeCaptions } from './nativeCaptions';
import type { Playback } from '../engine/playback';
import { useMediaFact } from '../engine/usePlayback';
import { usePreferences } from '../preferences';
import { captionAt, type Cue } from './vtt';
import styles from '../Player.module.css';

const NONE: readonly Cue[] = [];

/**
 * What is said just now, in the size that was chosen, clear of the controls. Where the captions cannot be had there is
 * nothing to see.
 */
export function CaptionOverlay({ playback, captions }: { playback: Playback; captions: readonly Caption[] }) {
  const { captions: wish } = usePreferences();
  const chosen = captionFor(captions, wish.language);
  const { data = NONE } = useQuery(captionCues(chosen));
  const words = useMediaFact(playback, ({ timeSec }) => captionAt(data, timeSec));
  const { language = '', label = '' } = chosen ?? {};
  useEffect(
    () => (data.length > 0 ? addNativeCaptions(playback.video(), data, { language, label }) : undefined),
    [playback, data, language, label],
  );
  if (!wish.on || !words) return null;
  return (
    <div className={styles.captions} data-size={wish.size} lang={language}>
      <span>{words}</span>
    </div>
  );
}
