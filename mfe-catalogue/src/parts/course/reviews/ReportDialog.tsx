import { useEffect, useRef } from 'react';
import { LoadFailed, useFailure } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Button, Dialog, FormStatus, SkeletonText } from '@lectern/shared/ui';
import { reportState } from '../../../data/reportReview';
import type { ShownReview } from '../../../data/reviews';
import { reportText } from '../../../text/report.en';
import * as styles from './Reviews.module.css';
import { ReportForm } from './ReportForm';
import { useReport } from './useReport';

type Props = {
  open: boolean;
  onClose: () => void;
  courseId: string;
  review: ShownReview;
  /** The account that reports. */
  uid: string;
};

/** Dialog that reports a review, or says why that is not possible. What was typed stays when it is closed. */
export function ReportDialog({ open, onClose, courseId, review, uid }: Props) {
  const text = useText(reportText);
  const found = useQuery({ ...reportState(courseId, review, uid), enabled: open });
  const report = useReport({
    courseId,
    subject: `${String(review.updatedAt)} ${review.authorName}`,
    uid,
    author: found.data?.kind === 'open' ? found.data.authorUid : null,
  });
  const kind = report.isSent ? 'reported' : found.data?.kind;
  const failure = useFailure(found);
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      {!kind && failure && <LoadFailed title={text.failed} headingLevel={3} {...failure} />}
      {!kind && !failure && <SkeletonText lines={4} />}
      {kind === 'open' && <ReportForm report={report} onCancel={onClose} />}
      {kind && kind !== 'open' && <Answer message={text[kind]} isSuccess={kind === 'reported'} onClose={onClose} />}
    </Dialog>
  );
}

function Answer({ message, isSuccess, onClose }: { message: string; isSuccess: boolean; onClose: () => void }) {
  const text = useText(reportText);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles.form}>
      <FormStatus tone={isSuccess ? 'success' : 'info'}>{message}</FormStatus>
      <div className={styles.buttons}>
        <Button ref={button} variant="secondary" onClick={onClose}>
          {text.close}
        </Button>
      </div>
    </div>
  );
}
