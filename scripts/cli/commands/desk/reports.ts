import type { Command } from 'commander';
import { addList, addDecision } from './deskCommand';
import { lineOf, listRows, withListOptions, type ListOptions } from './listDocuments';

/** Adds `lectern reports list|hide|keep`: reviews that learners have reported. */
export function addReportsCommand(program: Command): void {
  const parent = program.command('reports').description('list reported reviews; hide or keep them');
  addList<ListOptions>(
    parent,
    'list reports, newest first',
    'list --status open',
    withListOptions(['open', 'hidden', 'kept'], 'open'),
    (services, options) => {
      const reports = listRows(services, { collection: 'reports' }, options).map((row) => {
        const path = `courses/${String(row.courseId)}/reviews/${String(row.authorUid)}`;
        const text = services.documents.get(path)?.fields.text;
        return { ...row, review: text && 'stringValue' in text ? text.stringValue : null };
      });
      return {
        document: { reports },
        lines: reports.map((row) => lineOf(row, row.id, ['status', 'reason', 'note', 'review'])),
      };
    },
  );
  addDecision(parent, {
    verb: 'hide',
    action: 'report.hide',
    description: 'hide the reported review',
    argument: 'report',
    example: 'hide review~bread~uid~uid --reason "An insult" --message "Please stay friendly."',
  });
  addDecision(parent, {
    verb: 'keep',
    action: 'report.keep',
    description: 'keep the reported review',
    argument: 'report',
    example: 'keep review~bread~uid~uid',
  });
}
