import { useText } from '@lectern/shared/text';
import { transcriptText } from '../../text/player/transcript.en';
import type { Chapter } from '../mediaTracks';
import type { Playback } from '../engine/playback';
import { TimedList } from './TimedList';
import { useMediaState } from '../engine/usePlayback';

/** The chapters of a video. Selecting one seeks to its start; the current one is marked. */
export default function Chapters({ chapters, playback }: { chapters: readonly Chapter[]; playback: Playback }) {
  const text = useText(transcriptText);
  const current = useMediaState(playback, ({ timeSec }) =>
    chapters.findLastIndex(({ startSec }) => startSec <= timeSec),
  );
  return (
    <TimedList
      label={text.chapters}
      lines={chapters.map(({ title, startSec }, key) => ({ key, startSec, text: title }))}
      current={current}
      follows={false}
      onSeek={playback.seek}
    />
  );
}
