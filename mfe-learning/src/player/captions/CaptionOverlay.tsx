import { useEffect } from 'react';
import { useQuery } from '@lectern/shared/query';
import { captionCues, captionFor } from './captionCues';
import type { Caption } from '../mediaTracks';
import { addNativeCaptions } from './nativeCaptions';
import type { Playback } from '../engine/playback';
import { useMediaState } from '../engine/usePlayback';
import { usePreferences } from '../preferences/preferences';
import { captionAt, type Cue } from '@lectern/shared/captions';
import * as styles from '../Player.module.css';

const NO_CUES: readonly Cue[] = [];

/** The captions at the current position, in the chosen size. Renders nothing while they are off or unavailable. */
export function CaptionOverlay({ playback, captions }: { playback: Playback; captions: readonly Caption[] }) {
  const { captions: preference } = usePreferences();
  const chosen = captionFor(captions, preference.language);
  const { data = NO_CUES } = useQuery(captionCues(chosen));
  const caption = useMediaState(playback, ({ timeSec }) => captionAt(data, timeSec));
  const { language = '', label = '' } = chosen ?? {};
  useEffect(
    () => (data.length > 0 ? addNativeCaptions(playback.video(), data, { language, label }) : undefined),
    [playback, data, language, label],
  );
  if (!preference.on || !caption) return null;
  return (
    <div className={styles.captions} data-size={preference.size} lang={language} dir="auto">
      <span>{caption}</span>
    </div>
  );
}
