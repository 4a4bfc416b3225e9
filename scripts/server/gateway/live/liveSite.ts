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
 * A revision that can be served: its registry and hash, the page templates of its shell release and of the shell's
 * canary, and the registry as compressed JSON. Without a usable template, no visitor gets the canary.
 */
export type LiveRevision = {
  registry: Registry;
  hash: string;
  template: Template;
  canaryTemplate: Template | null;
  registryJson: CompressedText;
};

/** The revision being served. Once loaded, a revision stays until a newer one can be served. */
export interface LiveSite {
  /** Loads the newest usable revision; throws an Error that says what to do when there is none. */
  load(): Promise<void>;
  /**
   * Checks the store for a new revision; with `thorough` it reads the newest one again. Never rejects, see `problems`.
   * Calls during a check share one more, thorough check.
   */
  refresh(thorough?: boolean): Promise<void>;
  /** Returns the revision being served; throws before `load` has resolved. */
  current(): LiveRevision;
  /** Returns the reasons why the newest revision is not served; empty when it is. */
  problems(): string[];
  /** Calls `listener` whenever another revision is served, until the returned function is called. */
  onChange(listener: (revision: LiveRevision) => void): () => void;
}

/**
 * Creates a live site that follows the registry store. Page templates in the bundle store must match their integrity.
 */
export function createLiveSite(registryStore: RegistryStore, bundleStore: BundleStore): LiveSite {
  let live: LiveRevision | null = null;
  let tip = -1;
  let problems: string[] = [];
  const listeners = new Set<(revision: LiveRevision) => void>();

  const check = async (thorough: boolean): Promise<void> => {
    if (!thorough && live && problems.length === 0 && (await registryStore.list()).at(-1) === tip) return;
    const latest = await registryStore.latest();
    const found = latest.skipped.map((skipped) => `${skipped.file}: ${skipped.error}`);
    const usable = await firstUsable(latest, registryStore, bundleStore, live, found);
    tip = latest.tip.serial;
    problems = found;
    const isReplaced = live && tip < live.registry.serial;
    if (live && !isReplaced && usable.registry.serial <= live.registry.serial) return;
    live = usable;
    for (const listener of listeners) listener(live);
  };

  return {
    load: () => check(true),
    refresh: oneAtATime((thorough) => check(thorough).catch((error: unknown) => void (problems = [messageOf(error)]))),
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
      'with an intact bundle.',
  );
}

async function prepare({ registry, hash }: StoredRevision, bundleStore: BundleStore): Promise<LiveRevision> {
  const template = parseTemplate(await readTemplate(registry.shell.stable, bundleStore));
  const { canary } = registry.shell;
  const canaryTemplate = canary
    ? await readTemplate(canary.release, bundleStore).then(parseTemplate, () => null)
    : null;
  return { registry, hash, template, canaryTemplate, registryJson: compressedText(JSON.stringify(registry)) };
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
