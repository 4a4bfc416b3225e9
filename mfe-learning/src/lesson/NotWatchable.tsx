import type { Course } from '@lectern/shared/domain';
import { ButtonLink, EmptyState, Page, PageHeader, PlayIcon } from '@lectern/shared/ui';

type Props = { course: Course; title: string; lead?: string; action?: { label: string; to: string } };

/** A course that cannot be watched, or not yet: why, and the way on. */
export default function NotWatchable({ course: { title: name, teacherName }, title, lead, action }: Props) {
  return (
    <Page>
      <PageHeader title={name} lead={teacherName} />
      <EmptyState icon={<PlayIcon />} title={title} actions={action && <ButtonLink to={action.to} variant="accent">{action.label}</ButtonLink>}>{lead}</EmptyState>
    </Page>
  );
}
