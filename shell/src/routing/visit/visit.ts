import { createContext, useContext } from 'react';
import type { TableRoute } from '../../state/routeTable';

/**
 * Way in which the visitor reached a screen: with the page itself (`isFirst`), or by Back or Forward (`isBack`). `key`
 * names the entry of the history.
 */
export type Arrival = { isFirst: boolean; isBack: boolean; key: string; hash: string };

/** One visit to a screen. Changes of the query or the fragment stay within it, and so does a new revision. */
export type Visit = {
  number: number;
  route: TableRoute | null;
  arrival: Arrival;
  pathname: string;
  /** Whole address and history key: a second click on a link to this very address starts a new visit. */
  href: string;
  key: string;
};

/** Provided around every screen. */
export const ArrivalContext = createContext<Arrival>({ isFirst: true, isBack: false, key: 'default', hash: '' });

/** Returns how the visitor reached the screen. */
export function useArrivalFacts(): Arrival {
  return useContext(ArrivalContext);
}
