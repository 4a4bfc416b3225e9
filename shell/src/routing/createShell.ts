import type { Boot } from '@lectern/shared/contract';
import { createAssetTags } from '../federation/assetTags';
import { forgetRelease, type LoadEdge } from '../federation/attempt';
import { createContainers } from '../federation/container';
import { createLiveRegistry } from '../federation/liveRegistry';
import { createLoadScreen } from '../federation/loadScreen';
import { createPreload } from '../federation/prepare';
import { lateProbe } from '../federation/lateProbe';
import { createQuarantine } from '../federation/quarantine';
import { sendReport } from '../federation/report';
import { watchRevisions } from '../federation/revisions';
import { createScreenLoader } from '../federation/screenLoader';
import { providedVersions, sharedScope } from '../federation/sharedScope';
import { LOAD_TIMES } from '../federation/times';
import { visitorId } from '../federation/visitor';
import { createLater } from '../later/later';
import { createAppCopy } from '../offline/createAppCopy';
import own from '../remote';
import type { Connection } from '../session/connection';
import { createOwnScreens } from './ownScreens';
import type { Shell } from './ShellContext';

/** Puts the shell's parts together for what the page brought, and starts to follow new revisions. */
export function createShell({ registry, config }: Boot, version: string, connect: Connection): Shell {
  const live = createLiveRegistry(registry);
  const serial = (): number => live.current().serial;
  const provides = providedVersions();
  const later = createLater();
  // Its own time-out comes after ours, so that one place decides.
  const edge: LoadEdge = {
    tags: createAssetTags(),
    containers: createContainers(sharedScope(provides, connect), LOAD_TIMES.ceiling + 1_000),
    provides,
  };
  const loadScreen = createLoadScreen({
    edge,
    times: LOAD_TIMES,
    probe: lateProbe(later.load),
    quarantine: createQuarantine(),
    report: sendReport,
  });
  watchRevisions(serial, live.take);
  return {
    live,
    config,
    version,
    later,
    app: createAppCopy(later.load),
    loader: createScreenLoader(loadScreen, (release) => forgetRelease(edge, release), serial),
    preload: createPreload(),
    report: sendReport,
    visitor: visitorId,
    ownRoutes: own.routes,
    ownScreens: createOwnScreens(edge.tags, version, () => live.current().shell.stable, later.load),
  };
}
