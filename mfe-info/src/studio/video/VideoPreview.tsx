import { useState, type RefObject } from 'react';
import { captionAt, type Cue } from '@lectern/shared/captions';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Button, FormStatus, Skeleton } from '@lectern/shared/ui';
import { videoText } from '../../text/video.en';
import { fileAddress } from './fileAddress';
import * as styles from './Video.module.css';

type Props = {
  path: string;
  poster?: string | null;
  /** Captions to show on the picture, if any. */
  cues?: readonly Cue[];
  player: RefObject<HTMLVideoElement | null>;
  onTime?: (sec: number) => void;
};

/** The browser's player with a file of the draft, and captions as they are being written. */
export function VideoPreview({ path, poster = null, cues = [], player, onTime }: Props) {
  const text = useText(videoText).video;
  const video = useQuery(fileAddress(path));
  const picture = useQuery(fileAddress(poster));
  const [sec, setSec] = useState(0);
  const caption = captionAt(cues, sec);
  if (video.isError) return <LoadFailure onRetry={() => void video.refetch()} />;
  if (!video.data) return <Skeleton height="14rem" />;
  const note = (element: HTMLVideoElement): void => {
    setSec(element.currentTime);
    onTime?.(element.currentTime);
  };
  return (
    <div className={styles.stage}>
      <video
        ref={player}
        className={styles.player}
        src={video.data}
        poster={picture.data}
        controls
        playsInline
        preload="metadata"
        aria-label={text.label}
        onTimeUpdate={({ currentTarget }) => note(currentTarget)}
        onSeeked={({ currentTarget }) => note(currentTarget)}
      />
      {caption !== '' && (
        <div className={styles.caption}>
          <span>{caption}</span>
        </div>
      )}
    </div>
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const text = useText(videoText).video;
  return (
    <FormStatus tone="error" title={text.failed}>
      <Button size="small" variant="secondary" onClick={onRetry}>
        {text.retry}
      </Button>
    </FormStatus>
  );
}
