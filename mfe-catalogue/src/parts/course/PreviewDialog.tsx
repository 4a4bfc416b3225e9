import { useState } from 'react';
import type { Lesson } from '@lectern/shared/domain';
import { useQuery } from '@lectern/shared/query';
import { Dialog, FormStatus, Skeleton } from '@lectern/shared/ui';
import { lessonPreview, type Preview } from '../../data/preview';
import { courseWords } from '../../text/course.en';
import { languageName } from '../../text/languages';
import { useText } from '../../text/useText';
import { Catalogue } from '../Catalogue';
import styles from './Course.module.css';

/** Plays the preview of a lesson, without an account. */
export function PreviewDialog({ courseId, lesson, onClose }: { courseId: string; lesson: Lesson; onClose: () => void }) {
  const text = useText(courseWords);
  const query = useQuery(lessonPreview(courseId, lesson.id));
  return (
    <Dialog open onClose={onClose} size="wide" title={lesson.title}>
      <Catalogue query={query} failed={text.previewFailed} place={<div aria-busy="true"><Skeleton shape="cover" /></div>}>
        {(preview) => (preview ? <Video preview={preview} label={lesson.title} /> : <FormStatus tone="info">{text.noPreview}</FormStatus>)}
      </Catalogue>
    </Dialog>
  );
}

function Video({ preview, label }: { preview: Preview; label: string }) {
  const text = useText(courseWords);
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <FormStatus tone="error">{text.previewFailed}</FormStatus>;
  return (
    <video className={styles.video} controls autoPlay playsInline aria-label={label} src={preview.video} onError={() => setHasFailed(true)}>
      {preview.captions.map(({ url, language, kind }, index) => <track key={url} kind={kind} src={url} srcLang={language} label={languageName(language)} default={index === 0} />)}
    </video>
  );
}
