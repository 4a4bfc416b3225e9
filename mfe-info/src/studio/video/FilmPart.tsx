import { formatTime } from '@lectern/shared/captions';
import { useText } from '@lectern/shared/text';
import { Button, Checkbox, Section } from '@lectern/shared/ui';
import { videoText } from '../../text/video.en';
import type { LessonEditorProps } from '../lesson/contract';
import { UploadField } from '../upload';
import { readVideoMetadata } from './readVideoMetadata';
import type { PartProps } from './part';
import { VideoPreview } from './VideoPreview';
import * as styles from './Video.module.css';

type Props = PartProps & Pick<LessonEditorProps, 'onOutlineChange'>;

/** The film of a lesson with its length, its upload, and whether anyone may watch it. */
export function FilmPart(props: Props) {
  const { lesson, content, player, isReadOnly, onOutlineChange } = props;
  const text = useText(videoText);
  return (
    <Section title={text.video.title}>
      {content.video !== null && (
        <>
          <VideoPreview key={content.video} path={content.video} poster={content.poster} player={player} />
          <p className={styles.note}>{formatTime(lesson.durationSec * 1000).replace(/\.000$/, '')}</p>
        </>
      )}
      {!isReadOnly && <FilmUpload {...props} />}
      <Checkbox
        label={text.preview.label}
        hint={text.preview.hint}
        checked={lesson.preview}
        disabled={isReadOnly}
        onChange={({ target }) => onOutlineChange({ preview: target.checked })}
      />
    </Section>
  );
}

function FilmUpload({ courseId, lesson, content, change, onOutlineChange }: Props) {
  const text = useText(videoText).video;
  return (
    <>
      <UploadField
        courseId={courseId}
        slot={`${courseId}/${lesson.id}/video`}
        kind="video"
        label={content.video === null ? text.upload : text.replace}
        prepare={(file) => readVideoMetadata(file, text.unplayable)}
        onUploaded={({ path, metadata }) => {
          change({ video: path });
          if (metadata) onOutlineChange({ durationSec: metadata.durationSec });
        }}
      />
      {content.video !== null && (
        <div className={styles.row}>
          <p className={styles.note}>{text.replaceHint}</p>
          <Button variant="quiet" size="small" onClick={() => change({ video: null })}>
            {text.remove}
          </Button>
        </div>
      )}
    </>
  );
}
