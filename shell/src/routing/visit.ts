import { createContext, useContext } from 'react';
import type { TableRoute } from './routeTable';

/**
 * How a visitor came to a screen: with the page itself (`isFirst`), or by Back or Forward (`isBack`). `key` names the
 * entry of the history.
 */
export type Arrival = { isFirst: boolean; isBack: boolean; key: string; hash: string };

/**
 * One arrival at a screen. It stays the same while the visitor changes only the query or the fragment, and when a
 * revision arrives.
 */
export type Visit = {
  number: number;
  route: TableRoute | null;
  arrival: Arrival;
  pathname: string;
  /** Whole address and history key, to know a second click on the link to this very page: that is a new visit. */
  href: string;
  key: string;
};

/** Set around every screen. */
export const ArrivalContext = createContext<Arrival>({ isFirst: true, isBack: false, key: 'default', hash: '' });

/** How the visitor came to the screen. */
export function useArrivalFacts(): Arrival {
  return useContext(ArrivalContext);
}
