import { useState } from 'react';
import type { CatalogueCourse } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { deferredPart } from '@lectern/shared/loading';
import { useText } from '@lectern/shared/text';
import { Button, ButtonLink, FormStatus } from '@lectern/shared/ui';
import type { ShownReview } from '../../../data/reviews';
import { reviewText } from '../../../text/reviews.en';
import { coursePath } from '../../cards/coursePath';

const ReportDialog = deferredPart(
  () => import('./ReportDialog'),
  (module) => module.ReportDialog,
);

type Props = {
  course: CatalogueCourse;
  review: ShownReview;
  /** Author of the review, as it is shown. */
  name: string;
};

/** Opens the dialog that reports a review, loaded when pressed. Leads signed-out visitors to sign in. */
export function ReportButton({ course, review, name }: Props) {
  const text = useText(reviewText);
  const { user } = useHost();
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  if (!user) {
    const next = encodeURIComponent(`${coursePath(course)}#reviews`);
    return (
      <div>
        <ButtonLink to={`/sign_in?next=${next}`} variant="quiet" size="small" aria-label={text.signInToReport(name)}>
          {text.report}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div>
      <Button variant="quiet" size="small" aria-label={text.reportOf(name)} onClick={() => setState('open')}>
        {text.report}
      </Button>
      {state !== 'unused' && (
        <ReportDialog
          open={state === 'open'}
          onClose={() => setState('closed')}
          courseId={course.id}
          review={review}
          uid={user.uid}
          failed={(retry) => <Failed onRetry={retry} />}
        />
      )}
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const text = useText(reviewText);
  return (
    <>
      <FormStatus tone="error">{text.reportFailed}</FormStatus>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {text.retry}
      </Button>
    </>
  );
}
