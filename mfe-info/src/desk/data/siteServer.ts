import { queryOptions } from '@lectern/shared/query';

/** An account as the desk lists it. Times are milliseconds since 1970. */
export type DeskAccount = {
  uid: string;
  email: string | null;
  displayName: string | null;
  disabled: boolean;
  roles: string[];
  createdAt: number;
  lastLoginAt: number | null;
};

/** One page of accounts; `next` continues it. */
type AccountPage = { rows: DeskAccount[]; next: number | null };

/** Health of the site: live releases with the loads of the last two days, and what is stuck. */
export type SiteHealth = {
  serial: number;
  updatedAt: string;
  releases: { owner: string; version: string; fallback: string | null; loaded: number; failed: number }[];
  pendingDecisions: number;
  unsentMails: number;
};

/** Fetches from the site's own server as the signed-in administrator. Rejects with an Error for anything but 200. */
async function fetchFromSite(path: string): Promise<unknown> {
  const { getCallerToken } = await import('@lectern/shared/firebase/auth');
  const token = await getCallerToken();
  const answer = await fetch(path, { headers: { authorization: `Bearer ${token ?? ''}` } });
  if (!answer.ok) throw new Error(`HTTP ${String(answer.status)}`);
  return answer.json();
}

/** Filter of accounts: a part of an address or a name, and `admin`, `teacher`, `disabled` or `all`. */
type AccountFilter = { text: string; status: string };

/** Query of one page of accounts, newest first. */
export const accountPage = ({ text, status }: AccountFilter, before: number | null) =>
  queryOptions({
    queryKey: ['desk', 'accounts', text, status, before],
    queryFn: async (): Promise<AccountPage> => {
      const query = new URLSearchParams({ text });
      if (status === 'disabled') query.set('disabled', 'true');
      else if (status !== 'all') query.set('role', status);
      if (before !== null) query.set('before', String(before));
      return parsePage(await fetchFromSite(`/api/desk/accounts?${query.toString()}`));
    },
    staleTime: 0,
  });

/** Query of the site's health. */
export const siteHealth = queryOptions({
  queryKey: ['desk', 'health'],
  queryFn: async (): Promise<SiteHealth> => parseHealth(await fetchFromSite('/api/desk/health')),
  refetchInterval: 30_000,
});

const malformed = (): Error => new Error('The site answered in an unknown form.');
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function parsePage(data: unknown): AccountPage {
  if (!isRecord(data) || !Array.isArray(data.accounts)) throw malformed();
  const rows = data.accounts.filter((one): one is DeskAccount => isRecord(one) && typeof one.uid === 'string');
  return { rows, next: typeof data.next === 'number' ? data.next : null };
}

function parseHealth(data: unknown): SiteHealth {
  if (!isRecord(data) || typeof data.serial !== 'number' || !Array.isArray(data.releases)) throw malformed();
  return data as SiteHealth;
}
