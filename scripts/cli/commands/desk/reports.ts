import type { Command } from 'commander';
import { plainFields, type DeskServices } from '../../../desk';
import { addList, addDecision } from './deskCommand';
import { lineOf, listRows, withListOptions, type ListOptions, type Row } from './listDocuments';

/** Adds `lectern reports list|hide|keep`: reviews, questions and answers that learners have reported. */
export function addReportsCommand(program: Command): void {
  const parent = program
    .command('reports')
    .description('list reported reviews, questions and answers; hide or keep them');
  addList<ListOptions>(
    parent,
    'list reports, newest first',
    'list --status open',
    withListOptions(['open', 'hidden', 'kept'], 'open'),
    (services, options) => {
      const reports = listRows(services, { collection: 'reports' }, options).map((row) => {
        const text = reportedText(services, row);
        return { ...row, text, review: row.kind === 'review' ? text : null };
      });
      return {
        document: { reports },
        lines: reports.map((row) => lineOf(row, row.id, ['status', 'kind', 'reason', 'note', 'text'])),
      };
    },
  );
  addDecision(parent, {
    verb: 'hide',
    action: 'report.hide',
    description: 'hide what was reported',
    argument: 'report',
    example: 'hide review~bread~uid~uid --reason "An insult" --message "Please stay friendly."',
  });
  addDecision(parent, {
    verb: 'keep',
    action: 'report.keep',
    description: 'keep what was reported',
    argument: 'report',
    example: 'keep review~bread~uid~uid',
  });
}

/** Returns what was reported, also when it is hidden: a question with its title; null when it was deleted. */
function reportedText({ documents }: DeskServices, row: Row): string | null {
  const [course, author] = [String(row.courseId), String(row.authorUid)];
  const ids = [row.questionId, row.answerId].filter((id) => typeof id === 'string');
  const paths =
    ids.length === 0
      ? [`courses/${course}/reviews/${author}`, `hiddenReviews/${course}~${author}`]
      : [`courses/${course}/questions/${ids.join('/answers/')}`, `hiddenPosts/${[course, ...ids].join('~')}`];
  const found = paths.map((path) => documents.get(path)).find((document) => document !== null);
  if (!found) return null;
  const { title, text } = plainFields(found.fields);
  return [title, text].filter((part) => typeof part === 'string' && part !== '').join(': ');
}
