import type { LiveSite } from '../live/liveSite';
import type { Prerender } from './createPrerender';

/**
 * Loads the code of the live releases now and with each revision, so that no page waits for it. Returns the function
 * that stops it.
 */
export function prepareReleases(site: LiveSite, prerender: Prerender): () => void {
  const prepare = async (): Promise<void> => {
    const { shell, remotes } = site.current().registry;
    if (!shell.stable.server) return;
    for (const remote of [...Object.values(remotes).map(({ stable }) => stable), null]) {
      const route = (remote ?? shell.stable).routes.find((candidate) => candidate.prerender);
      if (route && (remote ?? shell.stable).server) await prerender.prepare({ shell: shell.stable, remote, route });
    }
  };
  void prepare();
  return site.onChange(() => void prepare());
}
