import type { Command } from 'commander';

/**
 * A command as completions see it: its names from the program on (`admin grant`; empty for the program itself), the
 * words that may follow, and whether its arguments name remotes.
 */
export type CommandNode = {
  path: string;
  words: readonly { word: string; help: string }[];
  takesRemote: boolean;
};

/** Returns the program and all its commands, each before its subcommands. */
export function commandTree(program: Command): CommandNode[] {
  return nodesOf(program, []);
}

function nodesOf(command: Command, names: readonly string[]): CommandNode[] {
  const subcommands = command.commands.map((sub) => ({ word: sub.name(), help: sub.description() }));
  const choices = command.registeredArguments.flatMap(({ argChoices = [], description }) =>
    argChoices.map((word) => ({ word, help: description })),
  );
  const options = command.options.flatMap(({ long, description }) => (long ? [{ word: long, help: description }] : []));
  const node = {
    path: names.join(' '),
    words: [...subcommands, ...choices, ...options, { word: '--help', help: 'show the usage and examples' }],
    takesRemote: command.registeredArguments.some((argument) => ['remote', 'release'].includes(argument.name())),
  };
  return [node, ...command.commands.flatMap((sub) => nodesOf(sub, [...names, sub.name()]))];
}
