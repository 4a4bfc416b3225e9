import type { Command } from 'commander';
import { addList, addVerb } from './deskCommand';
import { lineOf, listRows, withListOptions, type ListOptions } from './listDocuments';

/** Adds `lectern courses list|publish|return|archive`: the life of a course. */
export function addCoursesCommand(program: Command): void {
  const parent = program.command('courses').description('list courses under review; publish, return and archive them');
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
  addVerb(parent, {
    verb: 'publish',
    action: 'course.publish',
    description: 'Publish a course that is under review or archived',
    argument: 'course',
    example: 'publish bread-from-scratch',
  });
  addVerb(parent, {
    verb: 'return',
    action: 'course.return',
    description: 'Return a course to its teacher',
    argument: 'course',
    example: 'return bread-from-scratch --message "The sound of lesson 2 is too low."',
  });
  addVerb(parent, {
    verb: 'archive',
    action: 'course.archive',
    description: 'Archive a published course: nobody new can enrol',
    argument: 'course',
    example: 'archive bread-from-scratch --reason "Replaced by the new edition"',
  });
}
