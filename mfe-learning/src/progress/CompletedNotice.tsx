import { lazy, Suspense, useEffect } from 'react';
import { useHost, useUser } from '@lectern/shared/host';
import { useMutation, useQuery, useQueryClient } from '@lectern/shared/query';
import { Button, ButtonLink, FormStatus } from '@lectern/shared/ui';
import { completedWords } from '../text/completed.en';
import { useText } from '../text/useText';
import type { Issue } from './certificateIssue';
import classes from './CompletedNotice.module.css';

const CertificateName = lazy(() => import('./CertificateName'));

type Props = { uid: string; courseId: string; isSaved: boolean };

/**
 * Says that a course is finished and sees to it that its certificate is made, once. Shown while the learner's progress
 * in the course is 100 %; `isSaved` as `useCourseProgress` says it: the certificate needs the backend to know.
 */
export default function CompletedNotice({ uid, courseId, isSaved }: Props) {
  const text = useText(completedWords);
  const { announce } = useHost();
  const name = useUser()?.displayName ?? '';
  const queries = useQueryClient();
  const issue = async (...named: [name: string, isChosen?: boolean]): Promise<Issue> =>
    (await import('./certificateIssue')).issueCertificate({ uid, courseId, name: named[0] }, named[1]);
  const key = ['certificates', uid, courseId];
  const query = useQuery({
    queryKey: key,
    queryFn: () => issue(name),
    enabled: isSaved,
    staleTime: Infinity,
    retry: 2,
  });
  const naming = useMutation({
    mutationFn: (chosen: string) => issue(chosen, true),
    onSuccess: (issue) => queries.setQueryData(key, issue),
  });
  const isNew = query.data?.kind === 'issued' && query.data.isNew;
  useEffect(() => {
    if (!isNew) return;
    announce(`${text.congratulations} ${text.finished} ${text.ready}`);
    void queries.invalidateQueries({ queryKey: ['certificates', uid], exact: true });
  }, [isNew, announce, queries, text, uid]);
  return (
    <FormStatus tone="success" title={isNew ? `${text.congratulations} ${text.finished}` : text.finished}>
      <div className={classes.body}>
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

function wordsOf({ data, isError }: { data: Issue | undefined; isError: boolean }, isSaved: boolean): string {
  if (data) return data.kind === 'issued' ? completedWords.ready : completedWords.askName;
  if (isError) return completedWords.failed;
  return isSaved ? completedWords.making : completedWords.waiting;
}
