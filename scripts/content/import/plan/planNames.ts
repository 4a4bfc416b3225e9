import type { Backend } from '@lectern/backend';
import { categoriesForm, teachersForm } from '../source/forms';
import type { Reading } from './plan';
import type { KnownNames } from './planCourse';
import { readForm } from '../source/readForm';

/**
 * Checks `categories.yaml` and plans its documents. Returns the categories that courses may name, including those of
 * the site; null when the file is broken.
 */
export function planCategories(reading: Reading, admin: Backend['firestore']['admin']): KnownNames['categories'] {
  const file = 'categories.yaml';
  const parents = readParents(admin);
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
        yaml.positionOf(path),
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

/** Returns the parents of the categories that exist on the site; null for a top-level one. */
function readParents(admin: Backend['firestore']['admin']): Map<string, string | null> {
  return new Map(
    admin
      .query({ collection: 'categories' })
      .map(({ path, fields: { parent } }) => [
        path.slice(path.indexOf('/') + 1),
        parent && 'stringValue' in parent ? parent.stringValue : null,
      ]),
  );
}

/** Returns the top-level categories, each with its subcategories. */
function childrenOf(parents: ReadonlyMap<string, string | null>): Map<string, Set<string>> {
  const children = new Map<string, Set<string>>();
  for (const [slug, parent] of parents) if (parent === null) children.set(slug, new Set());
  for (const [slug, parent] of parents) if (parent !== null) children.get(parent)?.add(slug);
  return children;
}

/**
 * Checks `teachers.yaml` and plans the profiles of teachers without an account: an account's profile belongs to its
 * owner. Returns the teachers by id; null when the file is broken.
 */
export function planTeachers(reading: Reading, admin: Backend['auth']['admin']): KnownNames['teachers'] {
  const file = 'teachers.yaml';
  const teachers = new Map<string, NonNullable<ReturnType<NonNullable<KnownNames['teachers']>['get']>>>();
  if (reading.source.find(file) === 'missing') return teachers;
  const read = readForm(reading.source, file, teachersForm, reading.problems);
  if (!read?.form) return null;
  const { yaml, form } = read;
  form.forEach((teacher, index) => {
    const { id, name, headline, bio, account } = teacher;
    if (teachers.has(id))
      reading.problems.add(
        yaml.positionOf([index]),
        `a second teacher has the id "${id}"`,
        'Ids of teachers are unique.',
      );
    if (admin.getAccount(id) !== null)
      reading.problems.add(
        yaml.positionOf([index, 'id']),
        `"${id}" is the id of an account, and only its owner can edit its profile`,
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
