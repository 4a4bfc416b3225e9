import { useEffect } from 'react';
import { useMutation } from '@lectern/shared/query';
import { useSession } from '../../session/SessionContext';
import type { Accounts } from '../../session/SessionSource';

/** State of applying a mailed code. `address` is its e-mail address, null until the call succeeds. */
export type MailedCode = { address: string | null; error: unknown; retry: () => void };

/**
 * Sends `code` to the backend once, when the screen opens. Not a query: queries run again whenever the session changes,
 * and a code works once.
 */
export function useMailedCode(code: string, apply: (accounts: Accounts, code: string) => Promise<string>): MailedCode {
  const { accounts } = useSession();
  const { mutate, data, error } = useMutation({
    mutationFn: async (sent: string) => apply(await accounts(), sent),
  });
  useEffect(() => mutate(code), [mutate, code]);
  return { address: data ?? null, error, retry: () => mutate(code) };
}
