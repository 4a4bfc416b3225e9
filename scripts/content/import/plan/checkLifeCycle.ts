import { plainFieldsOf, type FirestoreAdmin } from '@lectern/backend';
import type { Reading } from './plan';

const KINDS = {
  courses: { what: 'course', file: 'course.yaml', tombstones: 'deletedCourses' },
  books: { what: 'book', file: 'book.yaml', tombstones: 'deletedBooks' },
} as const;

/**
 * Adds a problem for each course and book that the security rules would refuse from anybody: with the id of a deleted
 * one, or published before and now a draft. Adds one for each book that would lose the text that its owners read, too.
 */
export function checkLifeCycle(reading: Reading, admin: FirestoreAdmin): void {
  const { plan, problems } = reading;
  for (const { path, data } of plan.documents) {
    const [, kind, id] = /^(courses|books)\/([^/]+)$/.exec(path) ?? [];
    if (id === undefined || (kind !== 'courses' && kind !== 'books')) continue;
    const { what, file, tombstones } = KINDS[kind];
    const position = { file: `${path}/${file}`, line: 1 };
    if (admin.get(`${tombstones}/${id}`) !== null)
      problems.add(
        position,
        `the id "${id}" belonged to a ${what} that was deleted`,
        'Rename the folder. An id is never used again: links and readers of the first one would meet the second.',
      );
    const before = plainFieldsOf(admin.get(path)?.fields ?? {}).status;
    const wasPublic = before === 'published' || before === 'archived';
    if (wasPublic && kind === 'books' && losesText(reading, admin, path))
      problems.add(
        position,
        'the book has no text any more, but people who have the book read it',
        'Name its file again, as in "text: book.md". To stop offering the book, write "status: archived".',
      );
    if (wasPublic && (data.status === 'draft' || data.status === 'review'))
      problems.add(
        position,
        `the ${what} is ${before}, and cannot be a draft again`,
        'Write "status: archived" to take it from the catalogue. Who has it keeps it.',
      );
  }
}

/** Returns false for a text with a problem of its own, which is reported already. */
function losesText({ plan, problems }: Reading, admin: FirestoreAdmin, book: string): boolean {
  const path = `${book}/private/file`;
  const isPlanned = plan.documents.some((document) => document.path === path);
  return !isPlanned && admin.get(path) !== null && !problems.all.some(({ file }) => file.startsWith(`${book}/`));
}
