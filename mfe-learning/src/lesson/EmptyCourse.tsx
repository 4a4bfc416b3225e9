import type { Course } from '@lectern/shared/domain';
import { EmptyState, Page, PageHeader, PlayIcon } from '@lectern/shared/ui';

type Props = { course: Course; title: string; lead: string };

/** A course that has nothing to watch yet: why. */
export default function EmptyCourse({ course: { title: name, teacherName }, title, lead }: Props) {
  return (
    <Page>
      <PageHeader title={name} lead={teacherName} />
      <EmptyState icon={<PlayIcon />} title={title}>
        {lead}
      </EmptyState>
    </Page>
  );
}
