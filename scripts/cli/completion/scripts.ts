import type { CommandNode } from './commandTree';

/** The shells with a completion script. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;

/**
 * Returns the script that completes `lectern` in a shell. It contains all commands and options, so that a key press
 * starts no process of Node.
 */
export function completionScript(shell: (typeof SHELLS)[number], nodes: readonly CommandNode[]): string {
  return { bash: bashScript, zsh: zshScript, fish: fishScript }[shell](nodes);
}

/** Command that lists the remotes published in the home folder, for bash and zsh. */
const REMOTES = 'ls "${LECTERN_HOME:-.lectern}/bundles" 2>/dev/null';
const FISH_REMOTES =
  'set -q LECTERN_HOME; and ls "$LECTERN_HOME/bundles" 2>/dev/null; or ls .lectern/bundles 2>/dev/null';

function bashScript(nodes: readonly CommandNode[]): string {
  return `# To load it: eval "$(lectern completion bash)"
_lectern() {
  local place="" candidates="" word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
${placeCase(nodes)}
  done
${candidatesCase(nodes)}
  COMPREPLY=($(compgen -W "$candidates" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _lectern lectern
`;
}

function zshScript(nodes: readonly CommandNode[]): string {
  return `#compdef lectern
# To load it: source <(lectern completion zsh)
_lectern() {
  local place="" candidates="" word
  for word in "\${(@)words[2,CURRENT-1]}"; do
${placeCase(nodes)}
  done
${candidatesCase(nodes)}
  compadd -- \${=candidates}
}
compdef _lectern lectern
`;
}

/**
 * Extends `place`, the command that the line names so far, by `word` if that is a subcommand. The variables are not
 * called `path` and `words`, because zsh gives those a meaning.
 */
function placeCase(nodes: readonly CommandNode[]): string {
  const paths = nodes.filter(({ path }) => path !== '').map(({ path }) => `"${path}"`);
  return `    case "\${place:+$place }$word" in
      ${paths.join('|')}) place="\${place:+$place }$word" ;;
    esac`;
}

/** Sets `candidates` to what may follow `place`. */
function candidatesCase(nodes: readonly CommandNode[]): string {
  const cases = nodes.map(({ path, words, takesRemote }) => {
    const list = words.map(({ word }) => word).join(' ');
    return `    "${path}") candidates="${list}${takesRemote ? ` $(${REMOTES})` : ''}" ;;`;
  });
  return ['  case "$place" in', ...cases, '  esac'].join('\n');
}

function fishScript(nodes: readonly CommandNode[]): string {
  const paths = nodes.filter(({ path }) => path !== '').map(({ path }) => `'${path}'`);
  const lines = nodes.flatMap(({ path, words, takesRemote }) => [
    ...words.map(({ word, help }) => fishLine(path, word, help)),
    ...(takesRemote ? [`complete -c lectern -n "__lectern_at '${path}'" -a '(__lectern_remotes)'`] : []),
  ]);
  return `# To load it: lectern completion fish | source
function __lectern_at
  set -l place ''
  for word in (commandline -opc)[2..]
    set -l next (string trim "$place $word")
    contains -- "$next" ${paths.join(' ')}; and set place $next
  end
  test "$place" = "$argv[1]"
end
function __lectern_remotes
  ${FISH_REMOTES}
end
complete -c lectern -f
${lines.join('\n')}
`;
}

function fishLine(path: string, word: string, help: string): string {
  const flag = word.startsWith('--') ? `-l ${word.slice(2)}` : `-a ${word}`;
  const text = help.replace(/[\\']/g, '\\$&');
  return `complete -c lectern -n "__lectern_at '${path}'" ${flag} -d '${text}'`;
}
