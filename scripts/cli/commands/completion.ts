import { Argument, type Command } from 'commander';
import { commandTree } from '../completion/commandTree';
import { completionScript, SHELLS } from '../completion/scripts';
import { withExamples } from '../options/storeOptions';
import { printResult } from '../output/printResult';

/**
 * Adds `lectern completion bash|zsh|fish`, which prints the script to load in that shell. `wholeProgram` returns the
 * program with all its commands.
 */
export function addCompletionCommand(program: Command, wholeProgram: () => Command): void {
  const command = program
    .command('completion')
    .description('print a script that completes commands, options and remotes in your shell')
    .addArgument(new Argument('<shell>', 'your shell').choices(SHELLS))
    .option('--json', 'print one JSON document, nothing else, on standard output');
  withExamples(
    command,
    'completion bash >> ~/.bashrc',
    'completion zsh > "${fpath[1]}/_lectern"',
    'completion fish > ~/.config/fish/completions/lectern.fish',
  ).action((shell: (typeof SHELLS)[number], { json }: { json?: boolean }) => {
    const script = completionScript(shell, commandTree(wholeProgram()));
    printResult({ json }, { shell, script }, [script.trimEnd()]);
  });
}
