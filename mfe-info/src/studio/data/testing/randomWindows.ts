import { draftOutline, type CourseDraft } from '@lectern/shared/domain';
import { memoryDraftRecords } from '../draftRecords';
import { contentEdit, DraftSession } from '../draftSession';
import { openDraftStorage, type WindowLocks } from '../draftStorage';
import { keyOf, type DraftView } from '../items';
import {
  addLesson,
  addSection,
  duplicateLesson,
  EMPTY_CONTENT,
  moveLesson,
  moveSection,
  removeLesson,
  removeSection,
  type Edit,
} from '../operations';
import { MemoryBackend } from './memoryBackend';

/** One step of one window. `pick` and `at` choose among what the window shows. */
export type Step = { window: number; act: Act; pick: number; at: number };

/** The steps, and how often each is taken. */
export const ACTS = {
  details: 3,
  rename: 4,
  content: 4,
  addSection: 1,
  addLesson: 3,
  moveSection: 1,
  moveLesson: 4,
  removeLesson: 1,
  removeSection: 1,
  duplicate: 1,
  save: 6,
  refresh: 2,
  offline: 2,
  lose: 1,
  online: 3,
  reopen: 1,
  choose: 2,
} as const;

export type Act = keyof typeof ACTS;

type Window = { session: DraftSession; network: { state: 'online' | 'offline' | 'lost' } };

/**
 * Several windows on one draft that take random steps. Every text that is typed is unique, so that each one can be
 * accounted for: it is in the draft, offered as a choice, or was replaced or removed by somebody who saw it.
 */
export class RandomWindows {
  readonly backend = new MemoryBackend();
  readonly typed = new Map<string, string>();
  readonly seen = new Set<string>();
  readonly added = new Set<string>();
  readonly removed = new Set<string>();
  private readonly records = memoryDraftRecords();
  private readonly open = new Set<string>();
  private windows: Window[] = [];
  private count = 0;

  static async start(windows: number): Promise<RandomWindows> {
    const all = new RandomWindows();
    for (let index = 0; index < windows; index++) all.windows.push(await all.openWindow({ state: 'online' }));
    return all;
  }

  async take({ window, act, pick, at }: Step): Promise<void> {
    const one = this.windows[window % this.windows.length]!;
    const { view } = one.session.state();
    if (act === 'save') return this.save(one);
    if (act === 'refresh') return one.session.refresh();
    if (act === 'offline') one.network.state = 'offline';
    else if (act === 'online') one.network.state = 'online';
    else if (act === 'lose') one.network.state = one.network.state === 'offline' ? 'offline' : 'lost';
    else if (act === 'reopen') await this.reopen(window % this.windows.length);
    else if (act === 'choose') this.choose(one, at);
    else if (act === 'content' || act === 'duplicate') await this.editContent(one, act, pick);
    else one.session.edit(() => this.editOf(view, act, pick, at));
  }

  /** Brings everybody online, and saves and loads until nobody has anything to send. */
  async settle(): Promise<void> {
    for (let round = 0; round < 20; round++) {
      const before = this.backend.commits;
      let isBusy = false;
      for (const window of this.windows) {
        window.network.state = 'online';
        await this.save(window);
        await window.session.refresh();
        // The loaded draft may show that a save without an answer did arrive: then its removal must be sent.
        await this.save(window);
        const { choices } = window.session.state();
        isBusy ||= choices.length > 0;
        for (const { key, field } of choices) this.decide(window, key, field, 'mine');
      }
      if (!isBusy && this.backend.commits === before) return;
    }
    throw new Error('The windows do not come to an end.');
  }

  /** The draft and its contents as the windows show them. */
  views = (): DraftView[] => this.windows.map(({ session }) => session.state().view);

  async stop(): Promise<void> {
    for (const { session } of this.windows) await session.close();
  }

  /** The typed texts that are neither in the draft nor were seen by who replaced or removed them. */
  lost(): string[] {
    const stored = JSON.stringify([this.backend.draft, [...this.backend.contents]]);
    return [...this.typed.keys()].filter((text) => !this.seen.has(text) && !stored.includes(`"${text}"`));
  }

  private async openWindow(network: Window['network']): Promise<Window> {
    const storage = openDraftStorage(this.records, { uid: 'teacher', courseId: 'course' }, this.locks);
    const parts = { backend: this.backend.reachedBy(network), storage, isOnline: () => network.state !== 'offline' };
    const session = await DraftSession.open(parts);
    if (!session) throw new Error('There is no draft.');
    return { session, network };
  }

  private async reopen(index: number): Promise<void> {
    const { session, network } = this.windows[index]!;
    await session.close();
    this.windows[index] = await this.openWindow(network);
  }

  private async save({ session }: Window): Promise<void> {
    session.retry();
    await session.settled();
  }

  private choose(window: Window, at: number): void {
    const [choice] = window.session.state().choices;
    if (choice) this.decide(window, choice.key, choice.field, at % 2 === 0 ? 'mine' : 'theirs');
  }

  private decide({ session }: Window, key: string, field: string, side: 'mine' | 'theirs'): void {
    const choice = session.state().choices.find((one) => one.key === key && one.field === field);
    if (!choice) return;
    // The teacher sees both values.
    this.see(choice.mine);
    this.see(choice.theirs);
    const kept = side === 'mine' ? choice.mine : choice.theirs;
    if (typeof kept === 'string') this.seen.delete(kept);
    session.choose(choice, side);
  }

  private text(): string {
    const text = `text-${String(this.count++)}`;
    this.typed.set(text, text);
    return text;
  }

  private see(value: unknown): void {
    if (typeof value === 'string' && this.typed.has(value)) this.seen.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach((inner) => this.see(inner));
  }

  private async editContent({ session, network }: Window, act: 'content' | 'duplicate', pick: number): Promise<void> {
    const ids = Object.keys(session.state().view.lessons);
    const id = ids[pick % Math.max(1, ids.length)];
    if (!id || (network.state === 'offline' && !session.state().view.contents[id])) return;
    await session.openContent(id);
    session.edit((view): Edit => {
      if (!view.lessons[id]) return {};
      if (act === 'duplicate') {
        const copy = { id: this.newId('l'), title: this.text() };
        this.added.add(copy.id);
        return duplicateLesson(view, id, copy);
      }
      const content = view.contents[id] ?? EMPTY_CONTENT;
      this.see(content.body);
      return contentEdit(id, { ...content, body: this.text() });
    });
  }

  private newId = (kind: string): string => `${kind}${String(this.count++)}`;

  private editOf(view: DraftView, act: Act, pick: number, at: number): Edit {
    const outline = draftOutline(view);
    const section = outline[pick % Math.max(1, outline.length)];
    const lessons = outline.flatMap((one) => one.lessons);
    const lesson = lessons[pick % Math.max(1, lessons.length)];
    if (act === 'addSection') return addSection(view, this.newId('s'), this.text());
    if (act === 'details') return this.editDetails(view, pick);
    if (!section) return {};
    if (act === 'addLesson') {
      const id = this.newId('l');
      this.added.add(id);
      return addLesson(view, id, { section: section.id, title: this.text(), kind: 'text' });
    }
    if (act === 'moveSection') return moveSection(view, section.id, at % outline.length);
    if (act === 'removeSection') return this.remove(view, removeSection(view, section.id));
    if (!lesson) return {};
    if (act === 'moveLesson') return moveLesson(view, lesson.id, section.id, at % (section.lessons.length + 1));
    if (act === 'removeLesson') return this.remove(view, removeLesson(lesson.id));
    return this.rename(view, lesson.id, section.id, at);
  }

  private editDetails({ details }: DraftView, pick: number): Edit {
    const field = (['title', 'subtitle', 'summary'] as const)[pick % 3]!;
    this.see(details[field]);
    return { details: { ...details, [field]: this.text() } };
  }

  private rename(view: DraftView, lessonId: string, sectionId: string, at: number): Edit {
    if (at % 3 === 0) {
      this.see(view.sections[sectionId]!.title);
      return { [keyOf('section', sectionId)]: { ...view.sections[sectionId]!, title: this.text() } };
    }
    const { section, position, ...lesson } = view.lessons[lessonId]!;
    this.see(lesson.title);
    return { [keyOf('lesson', lessonId)]: { ...lesson, title: this.text(), place: { section, position } } };
  }

  private remove(view: DraftView, edit: Edit): Edit {
    for (const key of Object.keys(edit)) {
      const [kind, id = ''] = key.split(':');
      if (kind === 'lesson') this.removed.add(id);
      this.see(kind === 'lesson' ? view.lessons[id] : kind === 'section' ? view.sections[id] : view.contents[id]);
    }
    return edit;
  }

  private readonly locks: WindowLocks = {
    hold: (writer) => {
      this.open.add(writer);
      return () => void this.open.delete(writer);
    },
    ifClosed: async (writer, work) => (this.open.has(writer) ? undefined : work()),
  };
}

/** Returns what is wrong with a settled draft: lessons that were added, never removed, and are missing. */
export function missingLessons(draft: CourseDraft, windows: RandomWindows): string[] {
  return [...windows.added].filter((id) => !windows.removed.has(id) && !draft.lessons[id]);
}
