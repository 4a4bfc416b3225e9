import { statSync } from 'node:fs';
import type { Backend } from '@lectern/backend';
import { checkDocuments } from './checkDocuments';
import { checkLifeCycle } from './checkLifeCycle';
import { newPlan, type Plan, type Reading } from './plan';
import { planBook } from './planBook';
import { planCourse, type KnownNames } from './planCourse';
import { planCategories, planTeachers } from './planNames';
import { planPaths } from './planPaths';
import { planOpenCourse } from './planOpenCourse';
import { ContentError, Problems } from '../source/Problems';
import { SourceFolder } from '../source/SourceFolder';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PARTS = {
  files: ['categories.yaml', 'teachers.yaml', 'paths.yaml'],
  folders: ['courses', 'books', 'open-courses'],
} as const;

/**
 * Checks a content folder and plans its import, without writing anything. Courses may name categories of the folder and
 * of the site. Throws a ContentError with all problems.
 */
export function planFolder(root: string, { firestore, auth }: Pick<Backend, 'firestore' | 'auth'>): Plan {
  const problems = new Problems();
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new ContentError([{ file: root, line: 1, what: 'there is no such folder', fix: 'Name a content folder.' }]);
  const reading: Reading = { source: new SourceFolder(root), problems, plan: newPlan() };
  checkTopLevel(reading, root);
  const known: KnownNames = {
    categories: planCategories(reading, firestore.admin),
    teachers: planTeachers(reading, auth.admin),
  };
  for (const id of idsIn(reading, 'courses')) planCourse(reading, known, id);
  for (const id of idsIn(reading, 'books')) planBook(reading, known, id);
  for (const name of idsIn(reading, 'open-courses')) planOpenCourse(reading, name);
  planPaths(reading, firestore.admin);
  for (const folder of reading.source.unreadable())
    problems.add(
      { file: folder || root, line: 1 },
      'the folder cannot be read: permission is denied',
      'Allow the account that runs this command to read it.',
    );
  if (problems.all.length === 0 && reading.plan.documents.length + reading.plan.files.length === 0) {
    problems.add(
      { file: root, line: 1 },
      'there is no content in this folder',
      'Name one that contains courses/, books/, open-courses/ or categories.yaml, as described in the README.md ' +
        'of the sample content.',
    );
  }
  checkLifeCycle(reading, firestore.admin);
  if (problems.all.length === 0) checkDocuments(reading);
  problems.throwIfAny();
  return {
    ...reading.plan,
    files: Array.from(new Map(reading.plan.files.map((file) => [`${file.bucket}/${file.path}`, file])).values()),
  };
}

/** Reports names that resemble a known one: otherwise they would be ignored silently. */
function checkTopLevel({ source, problems }: Reading, root: string): void {
  for (const kind of ['files', 'folders'] as const) {
    for (const name of source.list('', kind)) {
      const meant = PARTS[kind].find((part) => part !== name && comparable(part) === comparable(name));
      if (meant !== undefined)
        problems.add(
          { file: name, line: 1 },
          `"${name}" is not a known name here`,
          `Did you mean "${meant}"? Rename it, or remove it.`,
        );
    }
  }
  for (const name of ['course.yaml', 'book.yaml']) {
    if (source.find(name) === 'file')
      problems.add(
        { file: name, line: 1 },
        `${root} is the folder of a single ${name.slice(0, -'.yaml'.length)}`,
        `Name the folder that contains ${name === 'course.yaml' ? 'courses/' : 'books/'}, two levels above this file.`,
      );
  }
}

/** Normalises a name for comparison: no capitals, hyphens or plural endings, and .yaml for .yml. */
const comparable = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\.yml$/, '.yaml')
    .replace(/[-_ ]/g, '')
    .replace(/ies(?=\.|$)/, 'y')
    .replace(/s(?=\.|$)/, '');

function idsIn({ source, problems }: Reading, folder: (typeof PARTS.folders)[number]): string[] {
  const [good, bad]: [string[], string[]] = [[], []];
  for (const name of source.list(folder, 'folders')) (SLUG.test(name) && name.length <= 100 ? good : bad).push(name);
  for (const name of bad)
    problems.add(
      { file: `${folder}/${name}`, line: 1 },
      "the folder's name is not a valid id",
      'Use lower-case letters, digits and single hyphens, at most 100.',
    );
  for (const name of source.list(folder, 'files')) {
    if (!/\.(ya?ml|mp4|webm|vtt)$/i.test(name)) continue;
    problems.add(
      { file: `${folder}/${name}`, line: 1 },
      `a file directly in ${folder}/`,
      `Move it into a folder of its own: ${folder}/first-steps/.`,
    );
  }
  return good;
}
