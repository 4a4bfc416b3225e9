import { useId } from 'react';
import { useText } from '@lectern/shared/text';
import { Checkbox } from '@lectern/shared/ui';
import { transcriptText } from '../../text/player/transcript.en';
import { savePreferences } from '../preferences/preferences';
import * as styles from './TimedList.module.css';

type Props = {
  search: string;
  onSearch: (search: string) => void;
  /** Message with the number of matches; empty without a search. */
  result: string;
  follow: boolean;
};

/** Search field of a transcript, and the switch that makes it follow the video. */
export function TranscriptTools({ search, onSearch, result, follow }: Props) {
  const text = useText(transcriptText);
  const id = useId();
  return (
    <div className={styles.tools}>
      <div className={styles.find} role="search">
        <input
          id={id}
          type="search"
          aria-label={text.find}
          placeholder={text.find}
          autoComplete="off"
          value={search}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
        <span role="status" className={styles.found}>
          {result}
        </span>
      </div>
      <Checkbox label={text.follow} checked={follow} onChange={() => savePreferences({ follow: !follow })} />
    </div>
  );
}
