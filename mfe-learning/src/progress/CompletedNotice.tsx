import { lazy, Suspense, useEffect } from 'react';
import { useHost, useUser } from '@lectern/shared/host';
import { useMutation, useQuery, useQueryClient } from '@lectern/shared/query';
import { Button, ButtonLink, FormStatus } from '@lectern/shared/ui';
import { completedWords } from '../text/completed.en';
import { useText } from '../text/useText';
import type { Issue } from './certificateIssue';
import styles from './CompletedNotice.module.css';

const CertificateName = lazy(() => import('./CertificateName'));

type Props = { uid: string; courseId: string; isSaved: boolean };

/**
 * Notice that a course is finished; it has the certificate issued, once. Shown while the learner's progress in the course
 * is 100 %. `isSaved` is that of `useCourseProgress`: the backend must know before it issues a certificate.
 */
export default function CompletedNotice({ uid, courseId, isSaved }: Props) {
  const text = useText(completedWords);
  const { query, naming } = useCertificate({ uid, courseId, isSaved });
  const isNew = query.data?.kind === 'issued' && query.data.isNew;
  useNewCertificate(isNew, uid);
  return (
    <FormStatus tone="success" title={isNew ? `${text.congratulations} ${text.finished}` : text.finished}>
      <div className={styles.body}>
        <p>{wordsOf(query, isSaved)}</p>
        {query.data?.kind === 'issued' && (
          <ButtonLink size="small" variant="accent" to="/profile?tab=certificates">
            {text.certificate}
          </ButtonLink>
        )}
        {query.data?.kind === 'nameless' && (
          <Suspense fallback={null}>
            <CertificateName
              isBusy={naming.isPending}
              hasFailed={naming.isError}
              onGiven={(chosen) => naming.mutate(chosen)}
            />
          </Suspense>
        )}
        {query.isError && (
          <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
            {text.again}
          </Button>
        )}
      </div>
    </FormStatus>
  );
}

/** Returns the query that issues the certificate once progress is saved, and the mutation that does so with a name. */
function useCertificate({ uid, courseId, isSaved }: Props) {
  const name = useUser()?.displayName ?? '';
  const queries = useQueryClient();
  const issue = async (learnerName: string, isChosen = false): Promise<Issue> =>
    (await import('./certificateIssue')).issueCertificate({ uid, courseId, name: learnerName }, isChosen);
  const queryKey = ['certificates', uid, courseId];
  const query = useQuery({ queryKey, queryFn: () => issue(name), enabled: isSaved, staleTime: Infinity, retry: 2 });
  const naming = useMutation({
    mutationFn: (chosen: string) => issue(chosen, true),
    onSuccess: (issued) => queries.setQueryData(queryKey, issued),
  });
  return { query, naming };
}

/** Announces a certificate that has just been issued, and refreshes the list of the learner's certificates. */
function useNewCertificate(isNew: boolean, uid: string): void {
  const text = useText(completedWords);
  const { announce } = useHost();
  const queries = useQueryClient();
  useEffect(() => {
    if (!isNew) return;
    announce(`${text.congratulations} ${text.finished} ${text.ready}`);
    void queries.invalidateQueries({ queryKey: ['certificates', uid], exact: true });
  }, [isNew, announce, queries, text, uid]);
}

function wordsOf({ data, isError }: { data: Issue | undefined; isError: boolean }, isSaved: boolean): string {
  if (data) return data.kind === 'issued' ? completedWords.ready : completedWords.askName;
  if (isError) return completedWords.failed;
  return isSaved ? completedWords.making : completedWords.waiting;
}
