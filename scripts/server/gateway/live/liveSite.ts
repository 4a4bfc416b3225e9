import type { Registry, ShellRelease } from '@lectern/shared/contract';
import {
  integrityOf,
  type BundleStore,
  messageOf,
  readBytes,
  type RegistryStore,
  type StoredRevision,
} from '../../../release';
import { compressedText, type CompressedText } from '../http/representation';
import { parseTemplate, type Template } from '../pages/template';

/**
 * A revision that can be served: its registry, the page template of its shell release, and the registry as text for the
 * wire.
 */
export type LiveRevision = { registry: Registry; hash: string; template: Template; registryJson: CompressedText };

/** The revision being served. It never falls back to none: what was once good stays until something newer is good. */
export interface LiveSite {
  /** Loads the newest usable revision; throws an Error that says what to do when there is none. */
  load(): Promise<void>;
  /**
   * Looks into the store again: for a new revision, or with `thorough` also at those already known. Never rejects, see
   * `problems`. A call during a look is answered by one more look, which it shares with others.
   */
  refresh(thorough?: boolean): Promise<void>;
  /** Throws before `load` has resolved. */
  current(): LiveRevision;
  /** Why what is served is not the newest of the store; empty when it is. */
  problems(): string[];
  /** Calls `listener` after each change of what is served, until the returned function is called. */
  onChange(listener: (revision: LiveRevision) => void): () => void;
}

/** Follows the registry store; page templates come from the bundle store and must match their integrity. */
export function createLiveSite(registryStore: RegistryStore, bundleStore: BundleStore): LiveSite {
  let live: LiveRevision | null = null;
  let tip = -1;
  let problems: string[] = [];
  const listeners = new Set<(revision: LiveRevision) => void>();

  const look = async (thorough: boolean): Promise<void> => {
    if (!thorough && live && problems.length === 0 && (await registryStore.list()).at(-1) === tip) return;
    const latest = await registryStore.latest();
    const found = latest.skipped.map((skipped) => `${skipped.file}: ${skipped.error}`);
    const usable = await firstUsable(latest, registryStore, bundleStore, live, found);
    tip = latest.tip.serial;
    problems = found;
    const replaced = live && tip < live.registry.serial;
    if (live && !replaced && usable.registry.serial <= live.registry.serial) return;
    live = usable;
    for (const listener of listeners) listener(live);
  };

  return {
    load: () => look(true),
    refresh: oneAtATime((thorough) => look(thorough).catch((error: unknown) => void (problems = [messageOf(error)]))),
    current: () => {
      if (!live) throw new Error('The gateway has not loaded a revision yet.');
      return live;
    },
    problems: () => problems,
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Runs `work` once at a time; calls meanwhile share one further, thorough run. */
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
 * The newest revision whose page can be made, not older than the one being served; what had to be passed over is added
 * to `problems`.
 */
async function firstUsable(
  latest: StoredRevision,
  registryStore: RegistryStore,
  bundleStore: BundleStore,
  live: LiveRevision | null,
  problems: string[],
): Promise<LiveRevision> {
  const older = (await registryStore.list()).filter((serial) => serial < latest.serial).toReversed();
  for (const serial of [latest.serial, ...older]) {
    if (live?.registry.serial === serial) return live;
    try {
      return await prepare(serial === latest.serial ? latest : await registryStore.read(serial), bundleStore);
    } catch (error) {
      problems.push(`Revision ${serial} can't be served: ${messageOf(error)}`);
    }
  }
  throw new Error(
    `No revision can be served. ${problems.join(' ')} Release the shell again, or roll back to a release ` +
      'whose bundle is whole.',
  );
}

async function prepare({ registry, hash }: StoredRevision, bundleStore: BundleStore): Promise<LiveRevision> {
  const template = parseTemplate(await readTemplate(registry.shell.stable, bundleStore));
  return { registry, hash, template, registryJson: compressedText(JSON.stringify(registry)) };
}

async function readTemplate({ template, version }: ShellRelease, bundleStore: BundleStore): Promise<string> {
  const prefix = `/remotes/shell/${version}/`;
  const file = template.url.startsWith(prefix)
    ? bundleStore.fileOf('shell', version, template.url.slice(prefix.length))
    : null;
  if (!file) throw new Error(`the bundle store has no ${template.url}`);
  const bytes = await readBytes(file);
  if (integrityOf(bytes) !== template.integrity) throw new Error(`${file} does not match its integrity`);
  return new TextDecoder().decode(bytes);
}
