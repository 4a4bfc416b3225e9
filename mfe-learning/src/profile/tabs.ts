import type { SessionUser } from '@lectern/shared/host';

/** The tabs of the profile, as the query string names them (`?tab=`). The first is the default. */
export const TABS = [
  'learning',
  'review',
  'certificates',
  'orders',
  'books',
  'notes',
  'pens',
  'saved',
  'offline',
  'settings',
] as const;

/** A tab of the profile. */
export type TabId = (typeof TABS)[number];

/** Properties of every tab: the signed-in person. */
export type TabProps = { user: SessionUser };
