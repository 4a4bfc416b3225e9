import type { SessionUser } from '@lectern/shared/host';

/** The parts of the profile, as the query string names them. The first is shown when it names none. */
export const TABS = ['learning', 'certificates', 'orders', 'books', 'notes', 'pens', 'saved', 'settings'] as const;

/** One part of the profile. */
export type TabId = (typeof TABS)[number];

/** What a part is given: whose profile it is. */
export type TabProps = { user: SessionUser };
