import { useTitle } from '@lectern/shared/host';
import { useText, type TextOf } from '@lectern/shared/text';
import { ButtonLink, EmptyState, LockIcon } from '@lectern/shared/ui';
import { enrolmentText } from '../text/enrol/enrolment.en';

type Props = { reason: keyof TextOf<typeof enrolmentText>['closed'] };

/** Page shown when enrolment is closed: the reason, and where to go instead. */
export default function EnrolmentClosed({ reason }: Props) {
  const text = useText(enrolmentText);
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
      {text.closed[reason]}
    </EmptyState>
  );
}
