import { useRef } from 'react';
import { useText } from '@lectern/shared/text';
import { FormStatus, Section } from '@lectern/shared/ui';
import { videoText } from '../../text/video.en';
import type { LessonEditorProps } from '../lesson/contract';
import { MarkdownEditor } from '../text-lesson/MarkdownEditor';
import { CaptionsPart } from './captions/CaptionsPart';
import { ChaptersPart } from './ChaptersPart';
import { FilmPart } from './FilmPart';
import { PosterPart } from './PosterPart';
import { ResourcesPart } from './ResourcesPart';
import * as styles from './Video.module.css';

/** Edits a video lesson: film, poster, captions, chapters, text, files, and whether anyone may watch it. */
export function VideoEditor(props: LessonEditorProps) {
  const { courseId, lesson, content, onChange: change, onOutlineChange, problems, isReadOnly } = props;
  const text = useText(videoText);
  const player = useRef<HTMLVideoElement>(null);
  const part = { courseId, lesson, content, change, player, isReadOnly };
  return (
    <div className={styles.parts}>
      <Problems problems={problems} />
      <FilmPart {...part} onOutlineChange={onOutlineChange} />
      {content.video !== null && (
        <>
          <PosterPart {...part} />
          <CaptionsPart {...part} />
          <ChaptersPart {...part} />
        </>
      )}
      <Section title={text.notes.title}>
        <MarkdownEditor
          courseId={courseId}
          label={text.notes.title}
          value={content.body}
          isReadOnly={isReadOnly}
          onChange={(body) => change({ body })}
        />
      </Section>
      <ResourcesPart {...part} />
    </div>
  );
}

function Problems({ problems }: Pick<LessonEditorProps, 'problems'>) {
  if (problems.length === 0) return null;
  return (
    <FormStatus tone="warning">
      <ul className={styles.problems}>
        {problems.map(({ part, message }) => (
          <li key={part + message}>{message}</li>
        ))}
      </ul>
    </FormStatus>
  );
}
