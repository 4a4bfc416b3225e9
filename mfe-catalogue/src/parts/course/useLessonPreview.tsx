import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { CatalogueCourse } from '@lectern/shared/domain';
import { deferredPart, LoadFailed } from '@lectern/shared/loading';
import { useText } from '@lectern/shared/text';
import { courseText } from '../../text/course.en';
import type { OnPreview, OutlineLesson } from './OutlineSection';

const PreviewDialog = deferredPart(
  () => import('./preview/PreviewDialog'),
  (module) => module.PreviewDialog,
);

/** Returns how to preview a lesson, and the dialog to render. Closing it focuses the button that opened it. */
export function useLessonPreview({ id, language }: CatalogueCourse): { preview: OnPreview; dialog: ReactNode } {
  const text = useText(courseText);
  const [previewed, setPreviewed] = useState<OutlineLesson | null>(null);
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!previewed) opener.current?.focus();
  }, [previewed]);
  return {
    preview: (lesson, button) => {
      opener.current = button;
      setPreviewed(lesson);
    },
    dialog: previewed && (
      <PreviewDialog
        courseId={id}
        lesson={previewed}
        language={language}
        onClose={() => setPreviewed(null)}
        failed={(retry) => <LoadFailed title={text.previewFailed} error={null} onRetry={retry} headingLevel={3} />}
      />
    ),
  };
}
