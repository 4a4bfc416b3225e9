import { SIGNING_FIELDS, type Registry, type ShellRelease } from '@lectern/shared/contract';
import {
  integrityOf,
  type BundleStore,
  lossOf,
  messageOf,
  readBytes,
  type RegistryStore,
  type StoredRevision,
} from '../../../release';
import { parseTemplate, type Template } from '../pages/template';
import { readSiteLanguages, type SiteLanguages } from './siteLanguages';
import { createServedRegistry, type ServedRegistry } from './servedRegistry';

/** A revision that can be served. */
export type LiveRevision = {
  registry: Registry;
  /** The registry as stored, without its signature. Pages contain it, and browsers compare it with the signed one. */
  published: Registry;
  hash: string;
  /** Page template of the live shell release. */
  template: Template;
  /** Page template of the shell's canary. Without a usable one it is null, and no visitor gets the canary. */
  canaryTemplate: Template | null;
  languages: SiteLanguages;
  /** The site's first public key; null for a revision from before signatures. */
  rootKey: string | null;
  /** Serial of the first revision that is signed by the key of this one; null before signatures. */
  since: number | null;
  served: (now: number) => Promise<ServedRegistry>;
};

/** The revision being served. Once loaded, a revision stays until a newer one can be served. */
export interface LiveSite {
  /** Loads the newest usable revision; throws an Error that says what to do when there is none. */
  load(): Promise<void>;
  /**
   * Checks the store for a new revision; with `thorough` it reads the newest one again. Never rejects: see `problems`
   * and `outage`. Calls during a check share one more, thorough check.
   */
  refresh(thorough?: boolean): Promise<void>;
  /** Returns the revision being served; throws before `load` has resolved. */
  current(): LiveRevision;
  /** Returns the reasons why the newest revision is not served; empty when it is, as far as the store can be read. */
  problems(): string[];
  /** Returns why the store can't be read; null when it can. */
  outage(): string | null;
  /** Calls `listener` whenever another revision is served, until the returned function is called. */
  onChange(listener: (revision: LiveRevision) => void): () => void;
}

/**
 * Creates a live site that follows the registry store. Page templates in the bundle store must match their integrity.
 */
export function createLiveSite(registryStore: RegistryStore, bundleStore: BundleStore): LiveSite {
  let live: LiveRevision | null = null;
  /** Serial of the last revision in the store, usable or not. */
  let tip = -1;
  let problems: string[] = [];
  let outage: string | null = null;
  const listeners = new Set<(revision: LiveRevision) => void>();

  const check = async (thorough: boolean): Promise<void> => {
    const isHealthy = live !== null && problems.length === 0 && outage === null;
    if (!thorough && isHealthy && (await registryStore.isNewest(tip))) return;
    // In object storage, listing the revisions after a known one takes far fewer requests than listing all.
    const latest = await registryStore.latest(thorough || !isHealthy ? 0 : tip);
    const found = latest.skipped.map((skipped) => `${skipped.file}: ${skipped.error}`);
    const usable = await firstUsable(latest, registryStore, bundleStore, live, found);
    const lost = await registryStore.lost();
    tip = latest.tip.serial;
    outage = null;
    const isAccepted = !live || mayReplace(live, usable, tip);
    const missing = live && !isAccepted && tip < live.registry.serial ? live.registry.serial : lost;
    problems = missing === null ? found : [...found, lossOf(missing)];
    if (!isAccepted) return;
    live = usable;
    for (const listener of listeners) listener(live);
  };

  return {
    load: () => check(true),
    refresh: oneAtATime((thorough) => check(thorough).catch((error: unknown) => void (outage = messageOf(error)))),
    current: () => {
      if (!live) throw new Error('The gateway has not loaded a revision yet.');
      return live;
    },
    problems: () => problems,
    outage: () => outage,
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Returns true when `next` may replace the live revision: it is newer, or signed by a newer key, whose owner states
 * that revisions were lost. Without signatures, a log that ends before the live revision states that.
 */
function mayReplace(live: LiveRevision, next: LiveRevision, tip: number): boolean {
  if (next.registry.serial > live.registry.serial) return true;
  return live.since === null ? tip < live.registry.serial : (next.since ?? 0) > live.since;
}

/** Runs `work` one call at a time; calls during a run share one further, thorough run. */
function oneAtATime(work: (thorough: boolean) => Promise<void>): (thorough?: boolean) => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = (thorough: boolean): Promise<void> => (running = work(thorough).finally(() => void (running = null)));
  return (thorough = false) => {
    if (!running) return run(thorough);
    next ??= running.then(() => {
      next = null;
      return run(true);
    });
    return next;
  };
}

/**
 * Resolves to the newest usable revision, at most as old as the one being served. Adds the reason for each skipped
 * revision to `problems`. Throws an Error when none is usable.
 */
async function firstUsable(
  latest: StoredRevision,
  registryStore: RegistryStore,
  bundleStore: BundleStore,
  live: LiveRevision | null,
  problems: string[],
): Promise<LiveRevision> {
  for await (const serial of newestFirst(latest.serial, registryStore)) {
    if (live?.registry.serial === serial && (serial !== latest.serial || latest.hash === live.hash)) return live;
    try {
      return await prepare(
        serial === latest.serial ? latest : await registryStore.read(serial),
        registryStore,
        bundleStore,
      );
    } catch (error) {
      problems.push(`Revision ${serial} can't be served: ${messageOf(error)}`);
    }
  }
  throw new Error(
    `No revision can be served. ${problems.map((problem) => problem.replace(/\.$/, '')).join('. ')}. ` +
      'Release the shell again, or roll back to a release with an intact bundle.',
  );
}

/** Yields a serial and all before it, newest first. Lists those only when the first one does not suffice. */
async function* newestFirst(latest: number, { list }: Pick<RegistryStore, 'list'>): AsyncGenerator<number> {
  yield latest;
  yield* (await list()).filter((serial) => serial < latest).toReversed();
}

async function prepare(
  revision: StoredRevision,
  registryStore: RegistryStore,
  bundleStore: BundleStore,
): Promise<LiveRevision> {
  const { registry, hash, document } = revision;
  const template = parseTemplate(await readTemplate(registry.shell.stable, bundleStore));
  const { canary } = registry.shell;
  const canaryTemplate = canary
    ? await readTemplate(canary.release, bundleStore).then(parseTemplate, () => null)
    : null;
  const signer = await registryStore.signerOf(registry.serial);
  const root = signer && (await registryStore.keys())[0];
  const published = Object.fromEntries(
    Object.entries(document).filter(([name]) => !(SIGNING_FIELDS as readonly string[]).includes(name)),
  ) as Registry;
  const served = createServedRegistry(revision, registryStore);
  const keys = { rootKey: root?.publicKey ?? null, since: signer?.since ?? null };
  const languages = await readSiteLanguages(registry, bundleStore);
  return { registry, published, hash, template, canaryTemplate, languages, ...keys, served };
}

async function readTemplate({ template, version }: ShellRelease, bundleStore: BundleStore): Promise<string> {
  const prefix = `/remotes/shell/${version}/`;
  const find = (): Promise<string | null> =>
    template.url.startsWith(prefix)
      ? bundleStore.fileOf('shell', version, template.url.slice(prefix.length))
      : Promise.resolve(null);
  // Object storage may have listed its bundles before this one was published: `verify` lists them again.
  const file = (await find()) ?? (await bundleStore.verify('shell', version).then(find, () => null));
  if (!file) throw new Error(`the bundle store has no ${template.url}`);
  const bytes = await readBytes(file);
  if (integrityOf(bytes) !== template.integrity) throw new Error(`${file} does not match its integrity`);
  return new TextDecoder().decode(bytes);
}
