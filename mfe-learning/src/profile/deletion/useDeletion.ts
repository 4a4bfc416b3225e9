import { useState } from 'react';
import { kindOf } from '@lectern/shared/failure';
import { useHost, useUnsavedChanges, type SessionUser } from '@lectern/shared/host';
import { useNavigate } from '@lectern/shared/router';
import { dataWords } from '../../text/profile/accountData.en';
import { useText } from '../../text/useText';
import { deleteAccountWithData, type DeletionProgress } from './deleteAccountWithData';
import { wasDeletionBegun } from './interruptedDeletion';

/** A deletion on its way. `isPartly`: a part of the data is gone already. */
export type Deletion = {
  progress: DeletionProgress | null;
  failure: { error: Error; kind: string | null; isPartly: boolean } | null;
  start: (password: string) => void;
  /** The password is being written anew: its failure is no longer shown. */
  forgive: () => void;
};

/**
 * Deletes the account, and leads to the word that says so; the screen that asked is the account's own and is gone by
 * then.
 */
export function useDeletion({ uid }: SessionUser): Deletion {
  const text = useText(dataWords).deletion;
  const { announce } = useHost();
  const navigate = useNavigate();
  const [progress, setProgress] = useState<DeletionProgress | null>(null);
  const [failure, setFailure] = useState<Deletion['failure']>(null);
  const isRunning = progress !== null;
  useUnsavedChanges(isRunning);
  const run = async (password: string): Promise<void> => {
    setFailure(null);
    setProgress({ step: 'data', removed: 0 });
    try {
      await deleteAccountWithData(uid, password, setProgress);
      announce(text.done);
      await navigate('/warning?code=account-deleted', { replace: true });
    } catch (error) {
      setProgress(null);
      setFailure({
        error: error instanceof Error ? error : new Error(String(error)),
        kind: kindOf(error),
        isPartly: wasDeletionBegun(uid),
      });
    }
  };
  return {
    progress,
    failure,
    start: (password) => void run(password),
    forgive: () => {
      if (failure?.kind === 'credentials') setFailure(null);
    },
  };
}
