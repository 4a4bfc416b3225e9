import { existsSync, statSync } from 'node:fs';
import type { Backend } from '../../backend';
import { categoriesForm, teachersForm } from './forms';
import { checkFile } from './checkFile';
import { newPlan, type Plan, type Reading } from './plan';
import { planBook } from './planBook';
import { planCourse, type Known } from './planCourse';
import { ContentError, Problems } from './Problems';
import { readForm } from './readForm';
import { SourceFolder } from './SourceFolder';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Reads and checks a whole content folder, and plans what it brings about; changes nothing. Courses may name categories of the folder and
 * those that the site has already. Throws a ContentError with every problem.
 */
export function planFolder(root: string, { firestore, auth }: Pick<Backend, 'firestore' | 'auth'>): Plan {
  const problems = new Problems();
  if (!existsSync(root) || !statSync(root).isDirectory()) throw new ContentError([{ file: root, line: 1, what: 'there is no such folder', fix: 'Name a folder of content.' }]);
  const reading: Reading = { source: new SourceFolder(root), problems, plan: newPlan() };
  const known: Known = { categories: planCategories(reading, firestore.admin), teachers: planTeachers(reading, auth.admin) };
  for (const id of idsIn(reading, 'courses')) planCourse(reading, known, id);
  for (const id of idsIn(reading, 'books')) planBook(reading, known, id);
  for (const name of idsIn(reading, 'open-courses')) planOpenCourse(reading, name);
  if (problems.all.length === 0 && reading.plan.documents.length + reading.plan.files.length === 0) {
    problems.add({ file: root, line: 1 }, 'there is no content in this folder', 'Name one that holds courses/, books/, open-courses/ or categories.yaml; README.md beside the sample content describes them.');
  }
  problems.throwIfAny();
  return reading.plan;
}

function idsIn({ source, problems }: Reading, folder: string): string[] {
  const [good, bad]: [string[], string[]] = [[], []];
  for (const name of source.list(folder, 'folders')) (SLUG.test(name) && name.length <= 100 ? good : bad).push(name);
  for (const name of bad) problems.add({ file: `${folder}/${name}`, line: 1 }, 'the folder\'s name is no id', 'Use lower-case letters, digits and single hyphens, at most 100.');
  return good;
}

function planCategories(reading: Reading, admin: Backend['firestore']['admin']): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  const addTo = (slug: string, parent: string | null): void => {
    if (parent === null) known.set(slug, known.get(slug) ?? new Set());
    else known.set(parent, (known.get(parent) ?? new Set()).add(slug));
  };
  for (const { path, fields } of admin.query({ collection: 'categories' })) {
    const parent = fields.parent && 'stringValue' in fields.parent ? fields.parent.stringValue : null;
    addTo(path.slice(path.indexOf('/') + 1), parent);
  }
  const file = 'categories.yaml';
  const read = reading.source.has(file) ? readForm(reading.source, file, categoriesForm, reading.problems) : null;
  const seen = new Set<string>();
  const plan = (entry: { slug: string; name: string; icon: string }, parent: string | null, order: number, path: readonly (string | number)[]): void => {
    if (seen.has(entry.slug)) reading.problems.add(read?.yaml.placeOf(path) ?? { file, line: 1 }, `a second category has the slug "${entry.slug}"`, 'Slugs of categories and subcategories are unique together.');
    seen.add(entry.slug);
    addTo(entry.slug, parent);
    reading.plan.documents.push({ path: `categories/${entry.slug}`, data: { name: entry.name, parent, order, icon: entry.icon }, hasTimes: false });
  };
  read?.form.forEach((category, order) => {
    plan(category, null, order, [order]);
    category.subcategories.forEach((subcategory, index) => plan(subcategory, category.slug, index, [order, 'subcategories', index]));
  });
  reading.plan.categoryCount = seen.size;
  return known;
}

/** A teacher without an account shows a profile of their own; what an account shows is up to its owner. */
function planTeachers(reading: Reading, admin: Backend['auth']['admin']): Known['teachers'] {
  const file = 'teachers.yaml';
  const read = reading.source.has(file) ? readForm(reading.source, file, teachersForm, reading.problems) : null;
  const teachers = new Map<string, NonNullable<ReturnType<Known['teachers']['get']>>>();
  read?.form.forEach((teacher, index) => {
    const { id, name, headline, bio, account } = teacher;
    if (teachers.has(id)) reading.problems.add(read.yaml.placeOf([index]), `a second teacher has the id "${id}"`, 'Ids of teachers are unique.');
    const owner = account === undefined ? null : admin.getAccountByEmail(account);
    teachers.set(id, { ...teacher, uid: owner?.uid ?? id });
    if (owner) return;
    reading.plan.documents.push({ path: `profiles/${id}`, data: { displayName: name, headline, bio, avatar: null, links: [], visibility: 'public' }, hasTimes: true });
  });
  return teachers;
}

function planOpenCourse(reading: Reading, name: string): void {
  const folder = `open-courses/${name}`;
  const files = reading.source.list(folder, 'files');
  const films = new Set(files.filter((file) => !file.endsWith('.vtt')).map((file) => file.replace(/\.[^.]+$/, '')));
  for (const file of files) {
    const place = { file: `${folder}/${file}`, line: 1 };
    const contentType = checkFile(reading, file.endsWith('.vtt') ? 'captions' : 'video', place.file, place);
    if (contentType !== null && file.endsWith('.vtt') && !films.has(file.slice(0, -'.vtt'.length))) {
      reading.problems.add(place, 'captions without a video', 'Give them the name of their video, with the ending .vtt.');
    } else if (contentType !== null) reading.plan.files.push({ bucket: 'open', path: `${name}/${file}`, from: reading.source.at(place.file), contentType });
  }
}
