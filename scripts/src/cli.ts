import { Command } from 'commander';

/** The `lectern` command. Each subcommand lives in a file of its own under `commands`. */
const program = new Command('lectern');
void program.parseAsync();
