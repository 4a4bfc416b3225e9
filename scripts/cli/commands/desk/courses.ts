import { InvalidArgumentError, type Command } from 'commander';
import { showDraft, waitingDraft, type DeskServices } from '../../../desk';
import { withExamples, withStoreOptions, type StoreOptions } from '../../options/storeOptions';
import { counted } from '../../output/counted';
import { printResult } from '../../output/printResult';
import { addList, addDecision, printList, withDesk } from './deskCommand';
import { lineOf, listRows, withListOptions, type ListOptions } from './listDocuments';

type PublishOptions = { revision?: number };

/** Adds `lectern courses list|reviews|show|publish|return|archive`. */
export function addCoursesCommand(program: Command): void {
  const parent = program
    .command('courses')
    .description('list courses and reviews; publish, return and archive courses');
  addLists(parent);
  addShow(parent);
  addDecisions(parent);
}

function addLists(parent: Command): void {
  addList<ListOptions>(
    parent,
    'list courses, newest first',
    'list --status review',
    withListOptions(['draft', 'review', 'published', 'archived'], 'review'),
    (services, options) => {
      const courses = listRows(services, { collection: 'courses' }, options);
      return {
        document: { courses },
        lines: courses.map((row) => lineOf(row, row.id, ['status', 'title', 'teacherName'])),
      };
    },
  );
  const reviews = parent.command('reviews').description('list drafts that were sent for review, newest first');
  withListOptions(['waiting', 'returned', 'withdrawn', 'published'], 'waiting')(reviews);
  withExamples(withStoreOptions(reviews), 'courses reviews --status waiting').action(async (options: ListOptions) => {
    const rows = await withDesk(options, (services) =>
      listRows(services, { collection: 'courseReviews' }, options, 'submittedAt'),
    );
    const lines = rows.map((row) => lineOf(row, row.id, ['status', 'revision', 'title', 'teacherName'], 'submittedAt'));
    printList(options, { document: { reviews: rows }, lines });
  });
}

function addShow(parent: Command): void {
  const show = parent
    .command('show <course>')
    .description('show the draft of a course, and what it lacks before it can be published')
    .addHelpText('after', '\nExample:\n  $ lectern courses show bread-from-scratch --json');
  withStoreOptions(show).action(async (course: string, options: StoreOptions) => {
    const found = await withDesk(options, (services) => showDraft(services, course));
    const { title, revision, status, lessons, missing } = found;
    printResult(options, found, [
      `${title}: revision ${revision}, ${counted(lessons, 'lesson')}, ${status}`,
      ...missing.map(({ part, kind, line }) => `  ${part}: ${kind}${line === null ? '' : ` (line ${line})`}`),
    ]);
  });
}

/** Adds the option that names the draft's revision to a decision about a course. */
const withRevision = (command: Command): Command =>
  command.option('--revision <number>', 'refuse unless the draft still has this revision', revisionNumber);

/** Parses the revision of a draft. Throws InvalidArgumentError. */
function revisionNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text))
    throw new InvalidArgumentError('It must be a whole number, as `courses show` prints it.');
  return Number(text);
}

/**
 * Returns the target of a decision: the course's draft under review, at the given revision or else its current one; the
 * course itself when no draft is under review.
 */
const draftOrCourse = (services: DeskServices, course: string, { revision }: PublishOptions): string =>
  waitingDraft(services, course, revision) ?? course;

function addDecisions(parent: Command): void {
  addDecision(parent, {
    verb: 'publish',
    action: 'course.publish',
    description: 'publish the draft under review of a course, or an archived course again',
    argument: 'course',
    example: 'publish bread-from-scratch --revision 12',
    find: draftOrCourse,
    addOptions: withRevision,
  });
  addDecision(parent, {
    verb: 'return',
    action: 'course.return',
    description: 'return a course to its teacher',
    argument: 'course',
    example: 'return bread-from-scratch --message "The sound of lesson 2 is too low."',
    find: draftOrCourse,
    addOptions: withRevision,
  });
  addDecision(parent, {
    verb: 'archive',
    action: 'course.archive',
    description: 'archive a published course: nobody new can enrol',
    argument: 'course',
    example: 'archive bread-from-scratch --reason "Replaced by the new edition"',
  });
}
