import { useState } from 'react';
import { useText } from '@lectern/shared/text';
import { FormStatus } from '@lectern/shared/ui';
import type { Preview } from '../../../data/lessonPreview';
import { previewText } from '../../../text/preview.en';
import * as styles from './Preview.module.css';

type Props = { video: string; captions: Preview['captions']; label: string };

/** Plays a preview's video with the browser's own controls. */
export function VideoPreview({ video, captions, label }: Props) {
  const text = useText(previewText);
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <FormStatus tone="error">{text.notPlayed}</FormStatus>;
  return (
    <video
      className={styles.video}
      controls
      autoPlay
      playsInline
      aria-label={label}
      src={video}
      onError={() => setHasFailed(true)}
    >
      {captions.map(({ url, language, kind }, index) => (
        <track
          key={url}
          kind={kind}
          src={url}
          srcLang={language}
          label={text.languageName(language)}
          default={index === 0}
        />
      ))}
    </video>
  );
}
