import { useMemo, useState } from 'react';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { TextPlaceholder } from '../../loading/TextPlaceholder';
import { transcriptText } from '../../text/player/transcript.en';
import { captionCues, captionFor } from '../captions/captionCues';
import { useCurrentCue } from '../captions/useCurrentCue';
import type { Cue } from '@lectern/shared/captions';
import type { Playback } from '../engine/playback';
import type { Caption } from '../mediaTracks';
import { usePreferences } from '../preferences/preferences';
import { highlighted } from './highlighted';
import { TimedList, type TimedLine } from './TimedList';
import { TranscriptTools } from './TranscriptTools';

type Props = { captions: readonly Caption[]; playback: Playback };

/** The captions of a video as searchable text. Each line seeks to its second. The text can follow the video. */
export default function Transcript({ captions, playback }: Props) {
  const text = useText(transcriptText);
  const { captions: preference } = usePreferences();
  const chosen = captionFor(captions, preference.language);
  const query = useQuery(captionCues(chosen));
  if (captions.length === 0) return <p>{text.none}</p>;
  return (
    <QueryState query={query} title={text.failed} placeholder={<TextPlaceholder lines={5} />}>
      {(cues) =>
        cues.length > 0 ? <Cues cues={cues} language={chosen?.language} playback={playback} /> : <p>{text.none}</p>
      }
    </QueryState>
  );
}

type CuesProps = { cues: readonly Cue[]; language: string | undefined; playback: Playback };

function Cues({ cues, language, playback }: CuesProps) {
  const text = useText(transcriptText);
  const { follow } = usePreferences();
  const [search, setSearch] = useState('');
  const words = search.trim();
  const lines = useMemo(() => linesWith(words, cues), [cues, words]);
  return (
    <div>
      <TranscriptTools
        search={search}
        onSearch={setSearch}
        result={words && text.found(lines.length, cues.length)}
        follow={follow}
      />
      <TimedList
        label={text.transcript}
        lines={lines}
        language={language}
        current={useCurrentCue(playback, cues)}
        follows={follow && words === ''}
        onSeek={playback.seek}
        isTall
      />
    </div>
  );
}

/** Returns the lines that contain `words`, highlighted; all lines for empty `words`. */
function linesWith(words: string, cues: readonly Cue[]): TimedLine[] {
  return cues.flatMap(({ text, startSec }, key) => {
    const content = highlighted(text, words);
    return words === '' || content ? [{ key, startSec, text, content: content ?? text }] : [];
  });
}
