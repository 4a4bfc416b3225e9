import { useState } from 'react';
import { reasonOf } from '@lectern/shared/failure';
import { useMutation, useQuery, useQueryClient } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Button, FormStatus } from '@lectern/shared/ui';
import * as styles from '../../profile/settings/settings.module.css';
import { goalText } from '../../text/profile/goal.en';
import { deleteRecordedDays, recordedDays } from '../data/recordedDays';
import { dropPendingDays } from '../record/pendingDays';

/** Deletes the recorded days, after a second press. Renders nothing while none is recorded. */
export function ForgetDays({ uid }: { uid: string }) {
  const text = useText(goalText);
  const { data } = useQuery(recordedDays(uid));
  const [isAsking, setIsAsking] = useState(false);
  const forgetting = useForgetting(uid, () => setIsAsking(false));
  if (forgetting.isSuccess) return <FormStatus tone="success">{text.forgotten}</FormStatus>;
  if (!data || Object.keys(data).length === 0) return null;
  return (
    <div className={styles.part}>
      <p className={styles.note}>{text.forgetHint}</p>
      <div className={styles.buttons}>
        {isAsking ? (
          <>
            <Button variant="danger" busy={forgetting.isPending} onClick={() => forgetting.mutate()}>
              {text.forgetNow}
            </Button>
            <Button variant="quiet" onClick={() => setIsAsking(false)}>
              {text.keep}
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={() => setIsAsking(true)}>
            {text.forget}
          </Button>
        )}
      </div>
      {forgetting.isError && (
        <FormStatus tone="error" title={text.notForgotten}>
          {reasonOf(forgetting.error)}
        </FormStatus>
      )}
    </div>
  );
}

/** Deletes the recorded days, here and in the account. */
function useForgetting(uid: string, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => {
      dropPendingDays(uid);
      return deleteRecordedDays(uid);
    },
    onSuccess: () => {
      onDone();
      return queries.invalidateQueries(recordedDays(uid));
    },
  });
}
