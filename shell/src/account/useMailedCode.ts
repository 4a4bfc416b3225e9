import { useEffect } from 'react';
import { useMutation } from '@lectern/shared/query';
import { useSession } from '../session/SessionContext';
import type { Accounts } from '../session/source';

/** What became of a code from a mail: `address` is the one that it belongs to. */
export type MailedCode = { address: string | null; error: unknown; again: () => void };

/**
 * Gives `code` to the backend, once, as the screen opens. Not a query: those are asked again whenever the session
 * changes, and a code is spent.
 */
export function useMailedCode(code: string, give: (accounts: Accounts, code: string) => Promise<string>): MailedCode {
  const { accounts } = useSession();
  const { mutate, data, error } = useMutation({
    mutationFn: async (given: string) => give(await accounts(), given),
    networkMode: 'always',
  });
  useEffect(() => mutate(code), [mutate, code]);
  return { address: data ?? null, error, again: () => mutate(code) };
}
