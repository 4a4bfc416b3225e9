import { createContext, useContext } from 'react';
import type { TableRoute } from '../../state/routeTable';

/**
 * Arrival at a screen: with the page itself (`isFirst`), by Back or Forward (`isBack`), or again at the same address,
 * after a failure (`isAgain`). `key` identifies the history entry.
 */
export type Arrival = { isFirst: boolean; isBack: boolean; isAgain?: boolean; key: string; hash: string };

/** One visit to a screen. It continues when the query or fragment changes, or a new revision arrives. */
export type Visit = {
  number: number;
  route: TableRoute | null;
  arrival: Arrival;
  pathname: string;
  /** Full address and history key: a second click on a link to the same address starts a new visit. */
  href: string;
  key: string;
};

/** Context of the current arrival, provided around every screen. */
export const ArrivalContext = createContext<Arrival>({ isFirst: true, isBack: false, key: 'default', hash: '' });

/** Returns the arrival at the screen that contains the component. */
export function useCurrentArrival(): Arrival {
  return useContext(ArrivalContext);
}
