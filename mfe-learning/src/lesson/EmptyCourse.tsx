import type { Course } from '@lectern/shared/domain';
import { useText } from '@lectern/shared/text';
import { EmptyState, Page, PageHeader, PlayIcon } from '@lectern/shared/ui';
import { watchText } from '../text/lesson/watch.en';

/** Page of a course that has no lessons yet. */
export default function EmptyCourse({ course: { title, teacherName } }: { course: Course }) {
  const text = useText(watchText);
  return (
    <Page>
      <PageHeader title={title} lead={teacherName} />
      <EmptyState icon={<PlayIcon />} title={text.noLessons}>
        {text.noLessonsLead}
      </EmptyState>
    </Page>
  );
}
