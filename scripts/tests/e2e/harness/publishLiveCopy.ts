import { liveVersion, publishCopy } from '../../bench/releasing/benchSite';
import type { Site } from './site';

/** Publishes another version of a remote's live release, which no browser has loaded; nothing is built for it. */
export async function publishLiveCopy({ home }: Site, remote: string, version: string): Promise<void> {
  await publishCopy(home, { remote, version: await liveVersion(home, remote) }, version);
}
