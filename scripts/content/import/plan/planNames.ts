import type { Backend } from '@lectern/backend';
import { categoriesForm, teachersForm } from '../source/forms';
import type { Reading } from './plan';
import type { Known } from './planCourse';
import { readForm } from '../source/readForm';

/**
 * Checks `categories.yaml` and plans its documents. Gives all that a course may name: those of the site, too, at the
 * place that the folder gives them; null when the file is broken.
 */
export function planCategories(reading: Reading, admin: Backend['firestore']['admin']): Known['categories'] {
  const file = 'categories.yaml';
  const parents = new Map<string, string | null>();
  for (const { path, fields } of admin.query({ collection: 'categories' })) {
    parents.set(
      path.slice(path.indexOf('/') + 1),
      fields.parent && 'stringValue' in fields.parent ? fields.parent.stringValue : null,
    );
  }
  if (reading.source.find(file) === 'missing') return childrenOf(parents);
  const read = readForm(reading.source, file, categoriesForm, reading.problems);
  if (!read?.form) return null;
  const { yaml, form } = read;
  const seen = new Set<string>();
  const plan = (
    entry: { slug: string; name: string; icon: string },
    parent: string | null,
    order: number,
    path: readonly (string | number)[],
  ): void => {
    if (seen.has(entry.slug)) {
      reading.problems.add(
        yaml.placeOf(path),
        `a second category has the slug "${entry.slug}"`,
        'Slugs of categories and subcategories are unique together.',
      );
      return;
    }
    seen.add(entry.slug);
    parents.set(entry.slug, parent);
    reading.plan.documents.push({
      path: `categories/${entry.slug}`,
      data: { name: entry.name, parent, order, icon: entry.icon },
      hasTimes: false,
    });
  };
  form.forEach((category, order) => {
    plan(category, null, order, [order]);
    category.subcategories.forEach((subcategory, index) =>
      plan(subcategory, category.slug, index, [order, 'subcategories', index]),
    );
  });
  reading.plan.categoryCount = seen.size;
  return childrenOf(parents);
}

/** The categories at the top, each with those below it. */
function childrenOf(parents: ReadonlyMap<string, string | null>): Map<string, Set<string>> {
  const children = new Map<string, Set<string>>();
  for (const [slug, parent] of parents) if (parent === null) children.set(slug, new Set());
  for (const [slug, parent] of parents) if (parent !== null) children.get(parent)?.add(slug);
  return children;
}

/**
 * Checks `teachers.yaml` and plans its documents; null when the file is broken. A teacher without an account shows a
 * profile of their own; what an account shows is up to its owner.
 */
export function planTeachers(reading: Reading, admin: Backend['auth']['admin']): Known['teachers'] {
  const file = 'teachers.yaml';
  const teachers = new Map<string, NonNullable<ReturnType<NonNullable<Known['teachers']>['get']>>>();
  if (reading.source.find(file) === 'missing') return teachers;
  const read = readForm(reading.source, file, teachersForm, reading.problems);
  if (!read?.form) return null;
  const { yaml, form } = read;
  form.forEach((teacher, index) => {
    const { id, name, headline, bio, account } = teacher;
    if (teachers.has(id))
      reading.problems.add(yaml.placeOf([index]), `a second teacher has the id "${id}"`, 'Ids of teachers are unique.');
    if (admin.getAccount(id) !== null)
      reading.problems.add(
        yaml.placeOf([index, 'id']),
        `"${id}" is the id of an account, whose profile is its owner's`,
        'Choose another id, and name the account by its address: "account: ada@example.org".',
      );
    const owner = account === undefined ? null : admin.getAccountByEmail(account);
    teachers.set(id, { ...teacher, uid: owner?.uid ?? id });
    if (owner) return;
    reading.plan.documents.push({
      path: `profiles/${id}`,
      data: { displayName: name, headline, bio, avatar: null, links: [], visibility: 'public' },
      hasTimes: true,
    });
  });
  return teachers;
}
