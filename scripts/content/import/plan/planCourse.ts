import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { courseForm, courseParts, type CourseForm, type TeacherForm } from '../source/forms';
import { deriveId } from './deriveId';
import { paragraphsOf } from './paragraphsOf';
import type { Reading } from './plan';
import { planCover } from './planCover';
import { planLesson } from './planLesson';
import { planOffer } from './planOffer';
import { readForm } from '../source/readForm';
import type { YamlFile, YamlPath } from '../source/readYaml';

/**
 * Names that courses and books may refer to: category slugs with those of their subcategories, and teachers by id with
 * the uid of their account. Null when the file that declares them is broken: courses must not report that again.
 */
export type KnownNames = {
  categories: ReadonlyMap<string, ReadonlySet<string>> | null;
  teachers: ReadonlyMap<string, TeacherForm & { uid: string }> | null;
};

/** Plans the documents and files of the course folder `courses/<id>`, and adds all of its problems. */
export function planCourse(reading: Reading, known: KnownNames, id: string): void {
  const folder = `courses/${id}`;
  const read = readForm(reading.source, `${folder}/course.yaml`, courseForm, reading.problems);
  if (read === null) return;
  const { yaml, form } = read;
  if (form === null) {
    checkParts(reading, known, yaml, id);
    return;
  }
  checkNames(reading, known, yaml, form);
  planDocuments(reading, known, yaml, id, form);
  reading.plan.courseIds.push(id);
  reading.plan.owned.push(
    { bucket: 'site', prefix: `${folder}/files/` },
    { bucket: 'site', prefix: `${folder}/previews/` },
  );
}

function planDocuments(reading: Reading, known: KnownNames, yaml: YamlFile, id: string, form: CourseForm): void {
  const {
    slug = id,
    title,
    subtitle,
    summary,
    category,
    subcategory = null,
    level,
    language,
    tags,
    outcomes,
    status,
  } = form;
  const isOffered = status === 'published';
  const outline = planOutline(reading, yaml, id, form);
  const offer = form.price ? planOffer({ kind: 'course', refId: id, name: title, price: form.price, isOffered }) : null;
  const teacher = known.teachers?.get(form.teacher);
  const createdAt = form.created === undefined ? undefined : new Date(form.created);
  const data = {
    ...{ slug, title, subtitle, summary: paragraphsOf(summary), category, subcategory },
    teacherUid: teacher?.uid ?? form.teacher,
    teacherName: teacher?.name ?? '',
    ...{ level, language },
    ...outline,
    productId: offer?.productId ?? null,
    cover: planCover(reading, yaml, { kind: 'course', id, cover: form.cover, isShown: isOffered }),
    ...{ outcomes, tags, status },
  };
  reading.plan.documents.push(
    { path: `courses/${id}`, data, createdAt, hasTimes: true },
    ...(offer?.documents ?? []),
    ...reviewsOf(reading, yaml, id, form),
  );
}

/** Checks the valid fields of a file with errors elsewhere, so that one run reports all. Its plan is never applied. */
function checkParts(reading: Reading, known: KnownNames, yaml: YamlFile, courseId: string): void {
  const { success, output } = v.safeParse(courseParts, yaml.data);
  if (!success) return;
  checkNames(reading, known, yaml, output);
  planCover(reading, yaml, { kind: 'course', id: courseId, cover: output.cover, isShown: false });
  output.sections.forEach(({ lessons }, order) =>
    lessons.forEach((lesson, index) => {
      if (lesson)
        planLesson(
          reading,
          { courseId, folder: `courses/${courseId}`, yaml, path: ['sections', order, 'lessons', index] },
          lesson,
        );
    }),
  );
}

function checkNames(
  { problems }: Reading,
  { categories, teachers }: KnownNames,
  yaml: YamlFile,
  { category, subcategory, teacher }: Partial<Pick<CourseForm, 'category' | 'subcategory' | 'teacher'>>,
): void {
  const subcategories = category === undefined ? undefined : categories?.get(category);
  if (categories && category !== undefined && !subcategories)
    problems.add(
      yaml.positionOf(['category']),
      `there is no category "${category}"`,
      fixForUnknownName(categories.keys(), 'Add it to categories.yaml, in the imported folder.'),
    );
  if (subcategories && subcategory !== undefined && !subcategories.has(subcategory)) {
    problems.add(
      yaml.positionOf(['subcategory']),
      `"${category}" has no subcategory "${subcategory}"`,
      fixForUnknownName(subcategories, 'Leave it out, or add it to categories.yaml.'),
    );
  }
  if (teachers && teacher !== undefined && !teachers.has(teacher))
    problems.add(
      yaml.positionOf(['teacher']),
      `there is no teacher "${teacher}"`,
      fixForUnknownName(teachers.keys(), 'Add them to teachers.yaml, in the imported folder.'),
    );
}

/** Returns the fix for an unknown name: the names to choose from, or `otherwise` when there are none. */
export function fixForUnknownName(names: Iterable<string>, otherwise: string): string {
  const all = Array.from(names);
  return all.length === 0 ? otherwise : `Use one of: ${all.join(', ')}.`;
}

/** Plans sections, lessons and their contents; returns the totals for the course document. */
function planOutline(
  reading: Reading,
  yaml: YamlFile,
  courseId: string,
  form: CourseForm,
): { durationSec: number; lessonCount: number; captionLanguages: string[] } {
  const { documents } = reading.plan;
  const folder = `courses/${courseId}`;
  const sectionIds = uniqueIds(reading, yaml, 'section');
  const lessonIds = uniqueIds(reading, yaml, 'lesson');
  const totals = { durationSec: 0, lessonCount: 0, captionLanguages: new Set<string>() };
  form.sections.forEach((section, order) => {
    const sectionId = sectionIds(section, ['sections', order]);
    documents.push({ path: `${folder}/sections/${sectionId}`, data: { title: section.title, order }, hasTimes: false });
    section.lessons.forEach((lesson, index) => {
      const path: YamlPath = ['sections', order, 'lessons', index];
      const lessonId = lessonIds(lesson, path);
      const parts = planLesson(reading, { courseId, folder, yaml, path }, lesson);
      if (parts === null) return;
      const { kind, durationSec, content, solution } = parts;
      const { title, preview } = lesson;
      documents.push({
        path: `${folder}/sections/${sectionId}/lessons/${lessonId}`,
        data: { title, order: index, kind, durationSec, preview },
        hasTimes: false,
      });
      documents.push({ path: `${folder}/content/${lessonId}`, data: content, hasTimes: false });
      if (solution) {
        const solutionPath = `courseDrafts/${courseId}/solutions/${lessonId}`;
        documents.push({ path: solutionPath, data: { ...solution, revision: 1 }, hasTimes: false });
      }
      totals.durationSec += durationSec;
      totals.lessonCount += 1;
      for (const language of parts.captionLanguages) totals.captionLanguages.add(language);
    });
  });
  if (totals.lessonCount > 500)
    reading.problems.add(yaml.positionOf(['sections']), 'more than 500 lessons', 'Divide the course into two.');
  return { ...totals, captionLanguages: Array.from(totals.captionLanguages).sort() };
}

function uniqueIds(
  { problems }: Reading,
  yaml: YamlFile,
  what: string,
): (entry: { id?: string | undefined; title: string }, path: YamlPath) => string {
  const taken = new Set<string>();
  return (entry, path) => {
    const id = entry.id ?? deriveId(entry.title);
    if (id === '')
      problems.add(
        yaml.positionOf(path),
        `no id can be derived from "${entry.title}"`,
        'Give it an explicit id: "id: first-steps".',
      );
    else if (taken.has(id))
      problems.add(
        yaml.positionOf(path),
        `a second ${what} has the id "${id}"`,
        'Give one of them another title, or an explicit id.',
      );
    taken.add(id);
    return id || '-';
  };
}

function reviewsOf(
  { problems }: Reading,
  yaml: YamlFile,
  courseId: string,
  { reviews, created }: CourseForm,
): Reading['plan']['documents'] {
  const taken = new Set<string>();
  return reviews.map(({ id, by, rating, text, date = created }, index) => {
    const reviewer = id ?? `sample-${deriveId(by) || createHash('sha256').update(by).digest('hex').slice(0, 16)}`;
    if (taken.has(reviewer))
      problems.add(
        yaml.positionOf(['reviews', index]),
        `a second review by "${by}"`,
        'Each person can review a course once. Give people with similar names an id each: "id: ann-2".',
      );
    taken.add(reviewer);
    const createdAt = date === undefined ? undefined : new Date(date);
    return {
      path: `courses/${courseId}/reviews/${reviewer}`,
      data: { rating, text, authorName: by },
      createdAt,
      isUnchanged: createdAt !== undefined,
      hasTimes: true,
    };
  });
}
