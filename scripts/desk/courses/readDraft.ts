import type { StoredDocument } from '@lectern/backend';
import {
  parseCourseDraft,
  parseDraftContent,
  parseLessonContent,
  type CourseDraft,
  type DraftContent,
} from '@lectern/shared/domain';
import type { DeskServices } from '../contract';
import { plainFields, read } from '../documents';

/** The content of a lesson, with the same fields whether it comes from the draft or from the published course. */
export type DraftLessonContent = Omit<DraftContent, 'id' | 'revision'>;

/** A draft with the contents of its lessons by id: as changed in the draft, else as published. */
export type DraftInFull = { draft: CourseDraft; contents: ReadonlyMap<string, DraftLessonContent> };

/** Reads the draft of a course; null without one. Throws a DocumentError when it is malformed. */
export function readDraft(services: DeskServices, courseId: string): DraftInFull | null {
  const path = `courseDrafts/${courseId}`;
  const draft = read(services, path, parseCourseDraft);
  if (draft === null) return null;
  const changed = listById(services, `${path}/lessons`);
  const published = listById(services, `courses/${courseId}/content`);
  const contents = new Map<string, DraftLessonContent>();
  for (const [id, { edited }] of Object.entries(draft.lessons)) {
    // `edited` is the revision of the draft in which the lesson was last changed; 0 for never.
    const content = (edited > 0 && changedContent(changed.get(id), edited)) || publishedContent(published.get(id));
    if (content) contents.set(id, content);
  }
  return { draft, contents };
}

/** Returns a stored content of this revision; null for another one, which an earlier, discarded draft has left. */
function changedContent(found: StoredDocument | undefined, edited: number): DraftLessonContent | null {
  const content = found ? parseDraftContent(plainFields(found.fields), found.path) : null;
  return content?.revision === edited ? partsOf(content) : null;
}

const publishedContent = (found: StoredDocument | undefined): DraftLessonContent | null =>
  found ? partsOf(parseLessonContent(plainFields(found.fields), found.path)) : null;

const partsOf = ({ video, poster, captions, chapters, body, resources }: DraftLessonContent): DraftLessonContent => ({
  video,
  poster,
  captions,
  chapters,
  body,
  resources,
});

/** Returns the documents of a collection by id. */
export function listById({ documents }: DeskServices, collection: string): Map<string, StoredDocument> {
  const found = documents.query({ collection });
  return new Map(found.map((one) => [one.path.slice(collection.length + 1), one]));
}
