import { useEffect } from 'react';
import { useHost, useUser } from '@lectern/shared/host';
import { useMutation, useQuery, useQueryClient } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { completedText } from '../../text/lesson/completed.en';
import type { IssueResult } from './certificateIssue';

/** Issues the certificate of a finished course once `isSaved`, with the name of the account or a submitted one. */
export function useCertificate(uid: string, courseId: string, isSaved: boolean) {
  const name = useUser()?.displayName ?? '';
  const queries = useQueryClient();
  const issue = async (learnerName: string, { isChosen }: { isChosen: boolean }): Promise<IssueResult> =>
    (await import('./certificateIssue')).issueCertificate({ uid, courseId, name: learnerName }, isChosen);
  const queryKey = ['certificates', uid, courseId];
  const query = useQuery({
    queryKey,
    queryFn: () => issue(name, { isChosen: false }),
    enabled: isSaved,
    staleTime: Infinity,
    retry: 2,
  });
  const naming = useMutation({
    mutationFn: (chosen: string) => issue(chosen, { isChosen: true }),
    onSuccess: (result) => queries.setQueryData(queryKey, result),
  });
  const isNew = query.data?.kind === 'issued' && query.data.isNew;
  useAnnouncement(uid, isNew);
  return { query, naming, isNew };
}

/** Announces a new certificate, and refreshes the certificates in the profile. */
function useAnnouncement(uid: string, isNew: boolean): void {
  const text = useText(completedText);
  const { announce } = useHost();
  const queries = useQueryClient();
  useEffect(() => {
    if (!isNew) return;
    announce(text.announceReady);
    void queries.invalidateQueries({ queryKey: ['certificates', uid], exact: true });
  }, [isNew, announce, queries, text, uid]);
}
