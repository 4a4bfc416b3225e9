import { useCallback, useState } from 'react';
import { NavigationType, useNavigationType, type Location } from '../router';
import { findRoute, type TableRoute } from '../../state/routeTable';
import type { Visit } from './visit';

/**
 * Returns the visit of the current address. A new pathname, or a second click on a link to the same address, starts a
 * new visit with the releases that are live now; anything else leaves the open screen alone. `revisit` starts one at
 * the same address.
 */
export function useVisit(location: Location, table: readonly TableRoute[]): { visit: Visit; revisit: () => void } {
  const isBack = useNavigationType() === NavigationType.Pop;
  const [visit, setVisit] = useState(() => openVisit(location, table, isBack, 0));
  const next = nextVisit(visit, location, table, isBack);
  if (next !== visit) setVisit(next);
  const revisit = useCallback(
    () =>
      setVisit((before) => {
        const again = openVisit(location, table, isBack, before.number + 1);
        return { ...again, arrival: { ...again.arrival, isAgain: true } };
      }),
    [location, table, isBack],
  );
  return { visit: next, revisit };
}

/** Returns the visit after the address has changed to `location`: the same object where nothing changed. */
export function nextVisit(visit: Visit, location: Location, table: readonly TableRoute[], isBack: boolean): Visit {
  if (location.key === visit.key && location.pathname === visit.pathname) return visit;
  const href = hrefOf(location);
  if (location.pathname !== visit.pathname || href === visit.href)
    return openVisit(location, table, isBack, visit.number + 1);
  return { ...visit, href, key: location.key };
}

/** Returns visit number `number`, with the releases that are live in `table`. */
export function openVisit(location: Location, table: readonly TableRoute[], isBack: boolean, number: number): Visit {
  const { pathname, key, hash } = location;
  return {
    number,
    route: findRoute(table, pathname),
    arrival: { isFirst: number === 0, isBack, key, hash },
    pathname,
    href: hrefOf(location),
    key,
  };
}

function hrefOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}
