import { isDeepStrictEqual } from 'node:util';
import type { AdminWrite } from '@lectern/backend';
import { draftOutline, parseCourse, parseProfile, type Course, type CourseDraft } from '@lectern/shared/domain';
import { DeskRefusal, type DeskServices } from '../contract';
import { plainFields, put, read } from '../documents';
import { deskText } from '../text/desk.en';
import { checkDraft } from './checkDraft';
import { CourseFiles, FilesNeeded } from './courseFiles';
import { listById, type DraftInFull } from './readDraft';

const text = deskText.refusals;

/**
 * Returns the writes that make a draft what learners see: all of them belong in one commit. Ids of lessons stay, so
 * that progress does. Writes only what differs. Throws a DeskRefusal for an incomplete draft, and FilesNeeded when
 * files have to be copied first.
 */
export function publishDraft(services: DeskServices, courseId: string, full: DraftInFull): AdminWrite[] {
  checkDraft(services, courseId, full);
  const files = new CourseFiles(services, courseId);
  const root = `courses/${courseId}`;
  const wanted = new Map<string, object>();
  const totals = { durationSec: 0, lessonCount: 0, languages: new Set<string>() };
  draftOutline(full.draft).forEach(({ id: sectionId, title, lessons }, order) => {
    if (lessons.length === 0) return;
    wanted.set(`${root}/sections/${sectionId}`, { title, order });
    lessons.forEach(({ id, title: name, kind, durationSec, preview }, index) => {
      wanted.set(`${root}/sections/${sectionId}/lessons/${id}`, {
        title: name,
        order: index,
        kind,
        durationSec,
        preview,
      });
      const content = full.contents.get(id);
      if (!content) return;
      const placed = files.place(content, preview);
      wanted.set(`${root}/content/${id}`, { ...placed, preview });
      totals.durationSec += durationSec;
      for (const { language } of placed.captions) totals.languages.add(language);
    });
    totals.lessonCount += lessons.length;
  });
  const course = courseFields(services, courseId, full.draft, files);
  if (files.missing.length > 0) throw new DeskRefusal(text.missingFile(files.missing[0] ?? ''));
  if (files.copies.length > 0) throw new FilesNeeded(files.copies);
  const { languages, ...counts } = totals;
  const data = { ...course, ...counts, captionLanguages: [...languages].sort().slice(0, 20) };
  parseCourse(data, root);
  return [...changedWrites(services, root, wanted), ...files.closePreviews(), put(root, data)];
}

/** Returns the writes that turn what is published below `root` into `wanted`. */
function changedWrites(services: DeskServices, root: string, wanted: ReadonlyMap<string, object>): AdminWrite[] {
  const stored = publishedBelow(services, root);
  const writes: AdminWrite[] = [];
  for (const [path, data] of wanted) if (!isDeepStrictEqual(stored.get(path), data)) writes.push(put(path, data));
  for (const path of stored.keys()) if (!wanted.has(path)) writes.push({ delete: path });
  return writes;
}

function publishedBelow(services: DeskServices, root: string): Map<string, object> {
  const found = new Map<string, object>();
  const add = (collection: string): string[] =>
    [...listById(services, collection).values()].map(({ path, fields }) => {
      found.set(path, plainFields(fields));
      return path;
    });
  for (const section of add(`${root}/sections`)) add(`${section}/lessons`);
  add(`${root}/content`);
  return found;
}

/** Returns the fields of the course's document: those of the draft, and unchanged those that no draft has. */
function courseFields(services: DeskServices, courseId: string, draft: CourseDraft, files: CourseFiles): object {
  const before = read(services, `courses/${courseId}`, parseCourse);
  const { details, teacherUid } = draft;
  const { title, subtitle, summary, category, subcategory, level, language, tags, cover } = details;
  const words = { title: title.trim(), subtitle: subtitle.trim(), summary: summary.trim() };
  const outcomes = details.outcomes.map((outcome) => outcome.trim()).filter((outcome) => outcome !== '');
  const now = new Date();
  return {
    ...words,
    outcomes,
    category,
    subcategory,
    level,
    language,
    tags,
    cover: cover === null ? (before?.cover ?? null) : files.cover(cover),
    teacherUid,
    teacherName: teacherName(services, teacherUid),
    slug: before?.slug ?? (slugOf(words.title) || slugOf(courseId) || 'course'),
    ...fieldsOutsideDraft(before),
    status: 'published',
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
  };
}

const fieldsOutsideDraft = (before: Course | null) => ({
  productId: before?.productId ?? null,
  ratingSum: before?.ratingSum ?? 0,
  ratingCount: before?.ratingCount ?? 0,
});

/** Returns the name that a teacher's profile shows, or the account's. */
export function teacherName(services: DeskServices, uid: string): string {
  const profile = services.documents.get(`profiles/${uid}`);
  const shown = profile ? parseProfile(plainFields(profile.fields), profile.path).displayName : '';
  const account = services.accounts.getAccount(uid)?.displayName?.trim() ?? '';
  return (shown || account || deskText.course.unnamedTeacher).slice(0, 60);
}

function slugOf(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  return words.slice(0, 100).replace(/-$/, '');
}
