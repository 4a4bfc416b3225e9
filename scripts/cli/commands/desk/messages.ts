import { Option, type Command } from 'commander';
import { addList, addDecision } from './deskCommand';
import { lineOf, listRows, withListOptions, type ListOptions } from './listDocuments';

type MessageOptions = ListOptions & { kind: 'contact' | 'business' };

const COLLECTIONS = { contact: 'contactMessages', business: 'businessLeads' } as const;

/** Adds `lectern messages list|answer|read|spam|reopen`: messages of the contact and the business form. */
export function addMessagesCommand(program: Command): void {
  const parent = program.command('messages').description('list and answer messages and business leads');
  addList<MessageOptions>(
    parent,
    'list messages, newest first',
    'list --kind business --status new',
    (command) =>
      withListOptions(
        ['new', 'read', 'answered', 'spam'],
        'new',
      )(command).addOption(
        new Option('--kind <kind>', 'the form they were sent with')
          .choices(Object.keys(COLLECTIONS))
          .default('contact'),
      ),
    (services, options) => {
      const messages = listRows(services, { collection: COLLECTIONS[options.kind] }, options);
      return {
        document: { messages },
        lines: messages.map((row) => lineOf(row, row.path, ['status', 'name', 'email', 'message'])),
      };
    },
  );
  const argument = 'path';
  const verbs = [
    ['answer', 'message.answer', 'answer a message by mail', ' --message "Thank you: it works again."'],
    ['read', 'message.read', 'mark a message as read', ''],
    ['spam', 'message.spam', 'mark a message as spam', ''],
    ['reopen', 'message.reopen', 'mark a message as new again', ''],
  ] as const;
  for (const [verb, action, description, more] of verbs)
    addDecision(parent, { verb, action, description, argument, example: `${verb} contactMessages/x7Yq${more}` });
}
