import { courseForm, type CourseForm, type TeacherForm } from './forms';
import { checkFile } from './checkFile';
import { paragraphsOf, slugOf, type Reading } from './plan';
import { planLesson } from './planLesson';
import { planOffer } from './planOffer';
import { readForm } from './readForm';
import type { YamlFile, YamlPath } from './SourceFolder';

/** What a course may name: the slugs of categories with those of their subcategories, and the teachers by id with the uid that they teach under. */
export type Known = { categories: ReadonlyMap<string, ReadonlySet<string>>; teachers: ReadonlyMap<string, TeacherForm & { uid: string }> };

/** Checks the course folder `courses/<id>` and plans its documents and files. Adds every problem that it has. */
export function planCourse(reading: Reading, known: Known, id: string): void {
  const folder = `courses/${id}`;
  const read = readForm(reading.source, `${folder}/course.yaml`, courseForm, reading.problems);
  if (read === null) return;
  const { yaml, form } = read;
  checkNames(reading, known, yaml, form);
  const outline = planOutline(reading, yaml, id, form);
  const offer = form.price ? planOffer('course', id, form.title, form.price) : null;
  const teacher = known.teachers.get(form.teacher);
  const createdAt = form.created === undefined ? undefined : new Date(form.created);
  const { slug = id, title, subtitle, summary, category, subcategory = null, level, language, tags, status } = form;
  const data = {
    slug, title, subtitle, summary: paragraphsOf(summary), category, subcategory, teacherUid: teacher?.uid ?? form.teacher, teacherName: teacher?.name ?? '', level, language,
    ...outline, productId: offer?.productId ?? null, cover: planCover(reading, yaml, id, form.cover), tags, status,
  };
  reading.plan.courseIds.push(id);
  reading.plan.ownedFolders.push(`${folder}/files/`, `${folder}/previews/`);
  reading.plan.documents.push({ path: folder, data, createdAt, hasTimes: true }, ...(offer?.documents ?? []), ...reviewsOf(reading, yaml, id, form));
}

function checkNames({ problems }: Reading, { categories, teachers }: Known, yaml: YamlFile, form: CourseForm): void {
  const { category, subcategory, teacher } = form;
  const subcategories = categories.get(category);
  if (!subcategories) problems.add(yaml.placeOf(['category']), `there is no category "${category}"`, `Name one of: ${Array.from(categories.keys()).join(', ')}.`);
  else if (subcategory !== undefined && !subcategories.has(subcategory)) {
    problems.add(yaml.placeOf(['subcategory']), `"${category}" has no subcategory "${subcategory}"`, `Name one of: ${Array.from(subcategories).join(', ') || '(it has none: leave it out)'}.`);
  }
  if (!teachers.has(teacher)) problems.add(yaml.placeOf(['teacher']), `there is no teacher "${teacher}"`, `Name one of: ${Array.from(teachers.keys()).join(', ')}.`);
}

function planCover(reading: Reading, yaml: YamlFile, id: string, cover: string | undefined): string | null {
  if (cover === undefined) return null;
  const file = `courses/${id}/${cover}`;
  const contentType = checkFile(reading, 'image', file, yaml.placeOf(['cover']));
  if (contentType === null) return null;
  const path = `catalogue/covers/course-${id}${cover.slice(cover.lastIndexOf('.'))}`;
  reading.plan.files.push({ bucket: 'site', path, from: reading.source.at(file), contentType });
  return path;
}

/** Plans sections, lessons and contents; resolves to what the course says of all its lessons. */
function planOutline(reading: Reading, yaml: YamlFile, courseId: string, form: CourseForm): { durationSec: number; lessonCount: number; captionLanguages: string[] } {
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
      const { kind, durationSec, content } = parts;
      const { title, preview } = lesson;
      documents.push({ path: `${folder}/sections/${sectionId}/lessons/${lessonId}`, data: { title, order: index, kind, durationSec, preview }, hasTimes: false });
      documents.push({ path: `${folder}/content/${lessonId}`, data: content, hasTimes: false });
      totals.durationSec += durationSec;
      totals.lessonCount += 1;
      for (const language of parts.captionLanguages) totals.captionLanguages.add(language);
    });
  });
  if (totals.lessonCount > 500) reading.problems.add(yaml.placeOf(['sections']), 'more than 500 lessons', 'Divide the course into two.');
  return { ...totals, captionLanguages: Array.from(totals.captionLanguages).sort() };
}

function uniqueIds({ problems }: Reading, yaml: YamlFile, what: string): (entry: { id?: string | undefined; title: string }, path: YamlPath) => string {
  const taken = new Set<string>();
  return (entry, path) => {
    const id = entry.id ?? slugOf(entry.title);
    if (id === '') problems.add(yaml.placeOf(path), `no id can be made of "${entry.title}"`, 'Give it an id of its own: "id: first-steps".');
    else if (taken.has(id)) problems.add(yaml.placeOf(path), `a second ${what} has the id "${id}"`, 'Give one of them another title, or an id of its own.');
    taken.add(id);
    return id || '-';
  };
}

function reviewsOf({ problems }: Reading, yaml: YamlFile, courseId: string, { reviews, created }: CourseForm): Reading['plan']['documents'] {
  const taken = new Set<string>();
  return reviews.map(({ id, by, rating, text, date = created }, index) => {
    const reviewer = id ?? `sample-${slugOf(by)}`;
    if (taken.has(reviewer)) problems.add(yaml.placeOf(['reviews', index]), `a second review by "${by}"`, 'Each person reviews a course once.');
    taken.add(reviewer);
    const createdAt = date === undefined ? undefined : new Date(date);
    return { path: `courses/${courseId}/reviews/${reviewer}`, data: { rating, text, authorName: by }, createdAt, hasTimes: true };
  });
}
