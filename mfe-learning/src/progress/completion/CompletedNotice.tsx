import { useText, type TextOf } from '@lectern/shared/text';
import { Button, ButtonLink, FormStatus } from '@lectern/shared/ui';
import { completedText } from '../../text/lesson/completed.en';
import CertificateName from './CertificateName';
import * as styles from './CompletedNotice.module.css';
import { useCertificate } from './useCertificate';

type Props = {
  uid: string;
  courseId: string;
  /** True once the backend has all progress. It refuses the certificate before that. */
  isSaved: boolean;
};

/** Notice shown at 100 % of a course: congratulates the learner, and issues the certificate once. */
export function CompletedNotice({ uid, courseId, isSaved }: Props) {
  const text = useText(completedText);
  const { query, naming, isNew } = useCertificate(uid, courseId, isSaved);
  return (
    <FormStatus tone="success" title={isNew ? text.justFinished : text.finished}>
      <div className={styles.body}>
        <p>{statusOf(query, isSaved, text)}</p>
        {query.data?.kind === 'issued' && (
          <ButtonLink size="small" variant="accent" to="/profile?tab=certificates">
            {text.certificate}
          </ButtonLink>
        )}
        {query.data?.kind === 'nameless' && (
          <CertificateName isBusy={naming.isPending} hasFailed={naming.isError} onSubmit={naming.mutate} />
        )}
        {hasFailed(query) && (
          <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
            {text.again}
          </Button>
        )}
      </div>
    </FormStatus>
  );
}

type CertificateQuery = ReturnType<typeof useCertificate>['query'];

/** Stays true during a retry, which clears the error: its button keeps the focus and shows progress. */
const hasFailed = ({ data, errorUpdateCount }: CertificateQuery): boolean => data === undefined && errorUpdateCount > 0;

function statusOf(query: CertificateQuery, isSaved: boolean, text: TextOf<typeof completedText>): string {
  const { data } = query;
  if (data) return data.kind === 'issued' ? text.ready : text.askName;
  if (hasFailed(query)) return query.isFetching ? text.making : text.failed;
  return isSaved ? text.making : text.waiting;
}
