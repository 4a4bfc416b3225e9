import type { Compiler, Stats } from 'webpack';
import type WebpackDevServer from 'webpack-dev-server';
import { startTypeCheck, type TypeCheck, type TypeProblem } from './typeCheck';
import type { Workspace } from '../../release';

/** Milliseconds in which the compiler of TypeScript notices an edit: a result before that may be of the older code. */
const NOTICED_MS = 1_500;

/** The parts of webpack-dev-server that its types leave out. */
type Sockets = {
  clients: never[];
  implementation: { on: (event: 'connection', run: (client: never) => void) => void };
};

/** Options: the repository's folder, and where the terminal's lines go. */
type TypeErrorOptions = { root: string; workspace: Workspace; print: (line: string) => void };

/**
 * Shows the type errors of a remote where its build errors are shown: in open pages, with file and line, until they
 * are corrected, and in the terminal. A page that is opened later gets them too. Call it once the server runs.
 * Returns a function that ends the check.
 */
export function showTypeErrors(
  server: WebpackDevServer,
  compiler: Compiler,
  options: TypeErrorOptions,
): () => Promise<void> {
  const { root, workspace, print } = options;
  const sockets = server.webSocketServer as unknown as Sockets;
  let stats: Stats | null = null;
  let shown = 0;
  let timer: NodeJS.Timeout | undefined;
  const show = (check: TypeCheck, clients = sockets.clients): void => {
    // Errors of the build come first: they are on the page already.
    if (check.isRunning() || stats?.hasErrors()) return;
    if (check.problems().length > 0) server.sendMessage(clients, 'errors', check.problems());
    else if (shown > 0) server.sendMessage(clients, 'still-ok');
  };
  const check = startTypeCheck(root, workspace, () => {
    if (!check) return;
    show(check);
    if (check.problems().length > 0) print(describe(workspace.name, check.problems()));
    else if (shown > 0) print(`The types of ${workspace.name} are correct again.`);
    shown = check.problems().length;
  });
  if (!check) return () => Promise.resolve();
  // Every build takes the errors off the page: they return unless the edit has made the compiler check again.
  compiler.hooks.done.tap('TypeErrors', (result) => {
    stats = result;
    clearTimeout(timer);
    timer = setTimeout(() => show(check), NOTICED_MS);
  });
  sockets.implementation.on('connection', (client) => show(check, [client]));
  return () => {
    clearTimeout(timer);
    return check.close();
  };
}

function describe(name: string, problems: readonly TypeProblem[]): string {
  const lines = problems.map(({ file, loc, message }) => `${file}:${loc} ${message}`);
  return `${name} has type errors:\n${lines.join('\n')}`;
}
