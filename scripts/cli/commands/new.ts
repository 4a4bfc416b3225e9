import type { Command } from 'commander';
import { ROOT, withExamples } from '../options/storeOptions';
import { printResult } from '../output/printResult';
import { createRemote } from '../newRemote/createRemote';

/** Adds `lectern new <name>`. */
export function addNewCommand(program: Command): void {
  const command = program
    .command('new <name>')
    .description('make a remote here: a screen with its text, test and styles, and a README')
    .option('--json', 'print one JSON document, nothing else, on standard output');
  withExamples(command, 'new events').action(async (name: string, { json }: { json?: boolean }) => {
    const created = await createRemote(ROOT, name);
    printResult({ json }, { name, ...created }, [
      `${created.folder} is a new remote with a screen at /${name}:`,
      ...created.files.map((file) => `  ${file}`),
      `It is registered in ${created.changed.join(', ')}. Next:`,
      '  npm install',
      created.isOwn ? '  npm test' : `  npx jest mfe-${name}`,
      `  npx lectern dev ${name} --shell http://localhost:4000`,
      `  npx lectern release ${name}${created.isOwn ? ' --home DIR   (DIR: the home folder of the site)' : ''}`,
    ]);
  });
}
