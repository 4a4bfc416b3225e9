import { useState } from 'react';
import { kindOf } from '@lectern/shared/failure';
import { useHost, useUnsavedChanges, type SessionUser } from '@lectern/shared/host';
import { useNavigate } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { accountDataText } from '../../text/profile/accountData.en';
import { deleteAccountWithData, type DeletionProgress } from './deleteAccountWithData';
import { wasDeletionStarted } from './interruptedDeletion';

/** A running or failed deletion. `isPartly` is true when part of the data is already deleted. */
export type Deletion = {
  progress: DeletionProgress | null;
  failure: { error: Error; kind: string | null; isPartly: boolean } | null;
  start: (password: string) => void;
  /** Hides the message about a wrong password when the password is edited. */
  dismissFailure: () => void;
};

/** Deletes the account, then opens the public page that confirms it: the profile is no longer accessible. */
export function useDeletion({ uid }: SessionUser): Deletion {
  const text = useText(accountDataText).deletion;
  const { announce } = useHost();
  const navigate = useNavigate();
  const [progress, setProgress] = useState<DeletionProgress | null>(null);
  const [failure, setFailure] = useState<Deletion['failure']>(null);
  useUnsavedChanges(progress !== null);
  const run = async (password: string): Promise<void> => {
    setFailure(null);
    setProgress({ step: 'data', removed: 0 });
    try {
      await deleteAccountWithData(uid, password, setProgress);
      announce(text.done);
      await navigate('/warning?code=account-deleted', { replace: true });
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      setProgress(null);
      setFailure({ error, kind: kindOf(cause), isPartly: wasDeletionStarted(uid) });
    }
  };
  return {
    progress,
    failure,
    start: (password) => void run(password),
    dismissFailure: () => {
      if (failure?.kind === 'credentials') setFailure(null);
    },
  };
}
