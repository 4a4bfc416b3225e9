import { useTitle } from '@lectern/shared/host';
import { ButtonLink, EmptyState, LockIcon } from '@lectern/shared/ui';
import { enrollWords } from '../text/enrol/enrolment.en';
import { useText } from '../text/useText';

/** Says why nobody can enrol in the course any more, and the ways on. */
export default function EnrolmentClosed({ why }: { why: keyof typeof enrollWords.closed }) {
  const text = useText(enrollWords);
  useTitle(text.closedTitle);
  return (
    <EmptyState
      headingLevel={1}
      icon={<LockIcon />}
      title={text.closedTitle}
      actions={
        <>
          <ButtonLink to="/all-courses" variant="primary">
            {text.courses}
          </ButtonLink>
          <ButtonLink to="/profile" variant="secondary">
            {text.profile}
          </ButtonLink>
        </>
      }
    >
      {text.closed[why]}
    </EmptyState>
  );
}
