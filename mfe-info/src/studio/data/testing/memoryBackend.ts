import type { CourseDraft } from '@lectern/shared/domain';
import { BackendError } from '@lectern/shared/firebase/errors';
import type { EditedContent } from '../../lesson/contract';
import type { DraftBackend, DraftCommit } from '../draftBackend';
import { EMPTY_CONTENT } from '../operations';

const details: CourseDraft['details'] = {
  title: 'Start',
  subtitle: '',
  summary: '',
  outcomes: [],
  category: null,
  subcategory: null,
  level: 'beginner',
  language: 'en',
  tags: [],
  cover: null,
};

/**
 * A draft in memory that accepts what the security rules accept: the next revision, as a whole. Throws a plain Error on
 * a torn draft, which fails the test.
 */
export class MemoryBackend {
  draft: CourseDraft = {
    id: 'course',
    teacherUid: 'teacher',
    revision: 1,
    details,
    sections: { s1: { title: 'One', position: 'a0' }, s2: { title: 'Two', position: 'a1' } },
    lessons: {},
    updatedAt: new Date(0),
  };
  readonly contents = new Map<string, { revision: number; content: EditedContent }>();
  commits = 0;

  /** The backend as one window reaches it. `network` is how the next calls end; `lost` commits without an answer. */
  reachedBy(network: { state: 'online' | 'offline' | 'lost' }): DraftBackend {
    const check = (): void => {
      if (network.state === 'offline') throw new BackendError('offline', null);
    };
    return {
      load: () => this.answer(check, () => this.draft),
      loadContent: (id, edited) =>
        this.answer(check, () => {
          const written = this.contents.get(id);
          if (edited > 0 && written && written.revision > edited) return null;
          return edited > 0 && written?.revision === edited ? written.content : EMPTY_CONTENT;
        }),
      contentRevision: (id) => this.answer(check, () => this.contents.get(id)?.revision ?? 0),
      commit: (commit) =>
        this.answer(check, () => {
          this.commit(commit);
          if (network.state !== 'lost') return;
          network.state = 'online';
          throw new BackendError('unavailable', null);
        }),
    };
  }

  private async answer<T>(check: () => void, work: () => T): Promise<T> {
    check();
    await Promise.resolve();
    // A copy, as over the network: nobody shares objects with the backend.
    return structuredClone(work());
  }

  private commit(commit: DraftCommit): void {
    const { contents, revision } = commit;
    const { details, sections, lessons } = this.merged(structuredClone(commit));
    if (revision !== this.draft.revision + 1) throw new BackendError('denied', null);
    for (const [id, content] of Object.entries(contents)) {
      if (lessons[id]?.edited !== revision) throw new Error(`The content of ${id} is written behind its lesson.`);
      this.contents.set(id, { revision, content: structuredClone(content) });
    }
    for (const [id, { section, edited }] of Object.entries(lessons)) {
      if (!sections[section]) throw new Error(`The lesson ${id} is in no section.`);
      if (edited > 0 && this.contents.get(id)?.revision !== edited)
        throw new Error(`The lesson ${id} lost its content.`);
      if (edited === 0) throw new Error(`The lesson ${id} has no content.`);
    }
    this.draft = { ...this.draft, details, sections, lessons, revision };
    this.commits++;
  }

  /** The draft after a commit, as Firestore merges it. */
  private merged({ merge, details, sections = {}, lessons = {} }: DraftCommit) {
    if (!merge && !details) throw new Error('A commit of the whole draft lacks its details.');
    const { draft } = this;
    return {
      details: details ?? draft.details,
      sections: merge ? { ...draft.sections, ...sections } : sections,
      lessons: merge ? { ...draft.lessons, ...lessons } : lessons,
    };
  }
}
