import type { CourseDraft } from '@lectern/shared/domain';
import type { EditedContent } from '../lesson/contract';
import { draftChanges, nextBatch, stamped, type Batch } from './batch';
import type { DraftBackend, DraftCommit } from './draftBackend';
import { isEqual } from './equal';
import { itemsOf, keyOf, splitKey, type Item, type Items } from './items';
import type { Edit } from './operations';
import {
  applyPatch,
  choicesOf,
  choose,
  editPatch,
  NO_PATCH,
  rebasePatch,
  withRevisions,
  restorableLessons,
  updateItems,
  type Choice,
  type Patch,
} from './patch';

/** The draft as a window last saw it in the backend. */
export type StoredBase = { items: Items; revision: number };

/** Attempts to read a draft and its contents at one revision. */
const MAX_READS = 5;

/** One window's copy of a draft: the backend's version (`base`), and this window's unsent changes on top of it. */
export class DraftReplica {
  base: Items = {};
  revision = 0;
  patch: Patch = NO_PATCH;
  /** The draft with this window's changes. */
  items: Items = {};
  /** True while the changes were made on another version than `base`: they are merged by the next `load`. */
  isStale = false;
  private pending: Batch | null = null;

  /** Returns false when the edit changes nothing. */
  edit(edit: Edit): boolean {
    const changed = Object.fromEntries(
      Object.entries(edit)
        .map(([key, item]) => [key, item && this.withRevision(key, item)] as const)
        .filter(([key, item]) => !isEqual(item, this.items[key] ?? null)),
    );
    if (Object.keys(changed).length === 0) return false;
    this.patch = editPatch(this.patch, this.base, changed);
    this.items = updateItems(this.items, this.base, this.patch, Object.keys(changed));
    return true;
  }

  choose(choice: Pick<Choice, 'key' | 'field'>, side: 'mine' | 'theirs'): void {
    this.setPatch(choose(this.patch, choice, side));
  }

  choices = (): Choice[] => choicesOf(this.patch);

  /** Returns true when something can be sent: an open choice can't. */
  hasUnsent = (): boolean => nextBatch(this.base, this.patch) !== null;

  isUnchanged = (): boolean => Object.keys(this.patch.changes).length === 0;

  restore({ items, revision }: StoredBase): void {
    this.base = items;
    this.revision = revision;
    this.setPatch(this.patch);
  }

  /**
   * Reads the draft, with the contents that are open or changed, and merges it in. Resolves to false when there is no
   * such draft. Rejects with a BackendError.
   */
  async load(backend: DraftBackend): Promise<boolean> {
    for (let reads = 0; reads < MAX_READS; reads++) {
      const draft = await backend.load();
      if (!draft) return false;
      const contents = await this.loadContents(backend, draft);
      if (!contents) continue;
      this.patch = withRevisions(this.patch, await this.loadRevisions(backend, draft));
      this.rebase({ ...itemsOf(draft), ...contents }, draft.revision);
      return true;
    }
    throw new Error('The draft was changed again and again while it was read.');
  }

  /** Loads the content of a lesson, unless it is there. */
  async openContent(backend: DraftBackend, lessonId: string): Promise<void> {
    const key = keyOf('content', lessonId);
    if (this.items[key]) return;
    for (let reads = 0; reads < MAX_READS; reads++) {
      const lesson = this.base[keyOf('lesson', lessonId)];
      const content = await backend.loadContent(lessonId, Number(lesson?.edited ?? 0));
      if (content) {
        this.base = { ...this.base, [key]: content };
        this.setPatch(this.patch);
        return;
      }
      await this.load(backend);
    }
    throw new Error('The lesson was changed again and again while it was read.');
  }

  /** Returns the next commit; null when there is nothing to send. */
  begin(): DraftCommit | null {
    const batch = nextBatch(this.base, this.patch);
    if (!batch) return null;
    const revision = this.revision + 1;
    const items = stamped(batch, revision);
    this.pending = { ...batch, items };
    const changes = { ...this.patch.changes };
    for (const key of batch.keys) {
      const change = changes[key];
      const { kind, id } = splitKey(key);
      const sent = kind === 'content' ? batch.contents[id] : items[key];
      if (change) changes[key] = { ...change, sent: sent ?? null };
    }
    this.patch = { ...this.patch, changes };
    const contents = batch.contents as Record<string, EditedContent>;
    return { ...draftChanges(this.base, items), revision, contents };
  }

  /** The commit that `begin` returned is stored. */
  acknowledge(revision: number): void {
    if (!this.pending) return;
    const { items, contents } = this.pending;
    const written = Object.entries(contents).map(([id, content]) => [keyOf('content', id), content] as const);
    this.pending = null;
    this.rebase({ ...items, ...Object.fromEntries(written) }, revision);
  }

  /** Merges in the unsent changes of a closed window. */
  async adopt(backend: DraftBackend, patch: Patch): Promise<void> {
    this.isStale = true;
    this.setPatch(patch);
    await this.load(backend).catch(() => false);
  }

  /** Contents that are open or changed, of the draft's revision; null when one has changed since. */
  private async loadContents(backend: DraftBackend, draft: CourseDraft): Promise<Record<string, Item> | null> {
    const contents: Record<string, Item> = {};
    for (const key of new Set([...Object.keys(this.base), ...Object.keys(this.patch.changes)])) {
      const { kind, id } = splitKey(key);
      if (kind !== 'content') continue;
      const known = this.base[key];
      const lesson = draft.lessons[id];
      const edited = this.base[keyOf('lesson', id)]?.edited;
      if (known && (!lesson || lesson.edited === edited)) contents[key] = known;
      else if (lesson) {
        const content = await backend.loadContent(id, lesson.edited);
        if (!content) return null;
        contents[key] = content;
      }
    }
    return contents;
  }

  /** The item with the revision of its content as the backend has it: the edit may come from an older view. */
  private withRevision(key: string, item: Item): Item {
    const known = this.items[key];
    return known && splitKey(key).kind === 'lesson' ? { ...item, edited: known.edited } : item;
  }

  /** The revisions of the stored contents of changed lessons that another window has removed, by lesson. */
  private async loadRevisions(backend: DraftBackend, draft: CourseDraft): Promise<Record<string, number>> {
    const revisions: Record<string, number> = {};
    for (const id of restorableLessons(this.patch)) {
      if (!draft.lessons[id]) revisions[id] = await backend.contentRevision(id);
    }
    return revisions;
  }

  private rebase(theirs: Items, revision: number): void {
    this.isStale = false;
    this.base = keepUnchanged(this.base, theirs);
    this.revision = revision;
    this.setPatch(rebasePatch(this.patch, this.base));
  }

  private setPatch(patch: Patch): void {
    this.patch = patch;
    this.items = keepUnchanged(this.items, applyPatch(this.base, patch));
  }
}

/** Returns `next` with the earlier objects of equal items, so that what shows them doesn't render again. */
function keepUnchanged(before: Items, next: Items): Items {
  const kept: Record<string, Item> = {};
  for (const [key, item] of Object.entries(next)) {
    const known = before[key];
    kept[key] = known && isEqual(known, item) ? known : item;
  }
  return kept;
}
