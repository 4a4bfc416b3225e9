import type { Canary, Change } from '@lectern/shared/contract';
import type { LoadedRevision } from '../../release';
import type { CanaryFigures } from '../../server/loadCounts';
import type { Loads } from './loadFigures';
import type { Vitals } from './vitalFigures';

/** The state of one owner: its releases, who made the stable one live, its canary, and the loads by version. */
export type Status = Change & {
  owner: string;
  stable: string;
  fallback: string | null;
  canary: null | {
    version: string;
    percent: number;
    since: string | null;
    auto: Canary<unknown>['auto'] | null;
    visits: CanaryFigures;
  };
  since: string;
  versions: { version: string; loads: Loads; vitals: Vitals[] }[];
  /** Problems with the files of the live releases, as sentences. */
  damage: string[];
};

/**
 * Problems with the signatures of a site. `lost` is the serial of the newest revision if it has disappeared from the
 * store. `keyProblem` says why this home can't sign another one although it has signed before. `refused` counts the
 * revisions that browsers refused in the last 30 days, by `where` and `kind`.
 */
export type SiteTrust = {
  lost: number | null;
  keyProblem: string | null;
  refused: { where: string; kind: string; count: number }[];
  /** True when requests came through a proxy that the site does not trust, today or yesterday. */
  hasUntrustedProxy: boolean;
  /** Pages whose content a release could not render on the server, by the kind of failure. */
  unrendered: { owner: string; version: string; kind: string; count: number }[];
};

/** The newest usable revision, the state of every owner, and what browsers and the store say about its signatures. */
export type SiteStatus = { latest: LoadedRevision; all: Status[]; trust: SiteTrust };
