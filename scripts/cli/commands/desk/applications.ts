import type { Command } from 'commander';
import { addList, addDecision } from './deskCommand';
import { uidOf } from './accounts';
import { lineOf, listRows, withListOptions, type ListOptions } from './listDocuments';

/** Adds `lectern applications list|accept|decline`: applications to teach. */
export function addApplicationsCommand(program: Command): void {
  const parent = program.command('applications').description('list and decide applications to teach');
  addList<ListOptions>(
    parent,
    'list applications, newest first',
    'list --status submitted',
    withListOptions(['submitted', 'accepted', 'declined'], 'submitted'),
    (services, options) => {
      const applications = listRows(services, { collection: 'teacherApplications' }, options);
      return {
        document: { applications },
        lines: applications.map((row) => lineOf(row, row.id, ['status', 'name', 'topic'])),
      };
    },
  );
  const shared = { argument: 'account', find: uidOf };
  addDecision(parent, {
    ...shared,
    verb: 'accept',
    action: 'application.accept',
    description: 'accept an application: the account becomes a teacher',
    example: 'accept ada@learn.example --message "Welcome."',
  });
  addDecision(parent, {
    ...shared,
    verb: 'decline',
    action: 'application.decline',
    description: 'decline an application',
    example: 'decline ada@learn.example --message "Please tell us more about your experience."',
  });
}
