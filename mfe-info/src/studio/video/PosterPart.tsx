import { useState } from 'react';
import { useHost } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Button, FormStatus, Section } from '@lectern/shared/ui';
import { videoText } from '../../text/video.en';
import { storeFile, UploadField } from '../upload';
import { fileAddress } from './fileAddress';
import { frameOf } from './readVideoMetadata';
import type { PartProps } from './part';
import * as styles from './Video.module.css';

/** The picture before a video starts: a frame of it, or an uploaded one. */
export function PosterPart(props: PartProps) {
  const { courseId, lesson, content, change, isReadOnly } = props;
  const text = useText(videoText).poster;
  const address = useQuery(fileAddress(content.poster));
  const { takeFrame, isBusy, problem } = useFrameAsPoster(props);
  return (
    <Section title={text.title} lead={text.lead}>
      {address.data && <img className={styles.poster} src={address.data} alt={text.alt} />}
      {problem !== null && <FormStatus tone="error">{problem}</FormStatus>}
      {!isReadOnly && (
        <>
          <div className={styles.row}>
            <Button variant="secondary" size="small" busy={isBusy} onClick={() => void takeFrame()}>
              {text.fromFrame}
            </Button>
            {content.poster !== null && (
              <Button variant="quiet" size="small" onClick={() => change({ poster: null })}>
                {text.remove}
              </Button>
            )}
          </div>
          <UploadField
            courseId={courseId}
            slot={`${courseId}/${lesson.id}/poster`}
            kind="image"
            label={text.upload}
            onUploaded={({ path }) => change({ poster: path })}
          />
        </>
      )}
    </Section>
  );
}

function useFrameAsPoster({ courseId, change, player }: PartProps) {
  const text = useText(videoText).poster;
  const { announce } = useHost();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const store = async (): Promise<string | null> => {
    const frame = player.current && (await frameOf(player.current));
    if (!frame) return text.noFrame;
    change({ poster: await storeFile(courseId, 'poster.jpg', frame) });
    announce(text.saved);
    return null;
  };
  const takeFrame = async (): Promise<void> => {
    setBusy(true);
    setProblem(await store().catch(() => text.failed));
    setBusy(false);
  };
  return { takeFrame, isBusy, problem };
}
