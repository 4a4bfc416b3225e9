import { useId, useMemo, useState } from 'react';
import { useQuery } from '@lectern/shared/query';
import { Button, Checkbox, SkeletonText } from '@lectern/shared/ui';
import { transcriptWords } from '../../text/player/transcript.en';
import { useText } from '../../text/useText';
import { captionCues, captionFor } from '../captions/captionCues';
import { highlighted } from './highlighted';
import type { Caption } from '../mediaTracks';
import type { Playback } from '../engine/playback';
import { savePreferences, usePreferences } from '../preferences';
import { TimedList } from './TimedList';
import { useCurrentCue } from '../captions/useCurrentCue';
import type { Cue } from '../captions/vtt';
import styles from './TimedList.module.css';

/**
 * What is said in a video, line by line, out of its captions: each line leads to its second. It can be searched, and
 * follows the video if asked to.
 */
export default function Transcript({ captions, playback }: { captions: readonly Caption[]; playback: Playback }) {
  const text = useText(transcriptWords);
  const { captions: wish } = usePreferences();
  const query = useQuery(captionCues(captionFor(captions, wish.language)));
  if (captions.length === 0) return <p>{text.transcriptNone}</p>;
  if (query.data)
    return query.data.length > 0 ? <Lines cues={query.data} playback={playback} /> : <p>{text.transcriptNone}</p>;
  if (!query.isError)
    return (
      <div aria-busy="true">
        <SkeletonText lines={5} />
      </div>
    );
  return (
    <div role="alert">
      <p>{text.transcriptFailed}</p>
      <Button size="small" variant="secondary" onClick={() => void query.refetch()}>
        {text.again}
      </Button>
    </div>
  );
}

function Lines({ cues, playback }: { cues: readonly Cue[]; playback: Playback }) {
  const text = useText(transcriptWords);
  const id = useId();
  const { follow } = usePreferences();
  const [wanted, setWanted] = useState('');
  const words = wanted.trim();
  const current = useCurrentCue(playback, cues);
  const lines = useMemo(
    () =>
      cues.flatMap((cue, key) => {
        const shown = highlighted(cue.text, words);
        return words === '' || shown
          ? [{ key, startSec: cue.startSec, words: cue.text, shown: shown ?? cue.text }]
          : [];
      }),
    [cues, words],
  );
  return (
    <div>
      <div className={styles.tools}>
        <div className={styles.find} role="search">
          <input
            id={id}
            type="search"
            aria-label={text.transcriptFind}
            placeholder={text.transcriptFind}
            autoComplete="off"
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
          />
          <span role="status" className={styles.found}>
            {words && text.transcriptLines(lines.length, cues.length)}
          </span>
        </div>
        <Checkbox
          label={text.transcriptFollow}
          checked={follow}
          onChange={() => savePreferences({ follow: !follow })}
        />
      </div>
      <TimedList
        label={text.transcript}
        lines={lines}
        current={current}
        follows={follow && words === ''}
        onSeek={playback.seek}
        isTall
      />
    </div>
  );
}
