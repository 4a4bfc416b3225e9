import { startDevelopment } from '../../../cli/dev';

/** Message of the process once `lectern dev` is ready. */
export type Ready = { url: string };

/** Runs a remote of the checkout in the first argument (its name is the second) against the site in the third one. */
async function serve(root: string, remote: string, site: string): Promise<void> {
  const print = (line: string): void => void process.stderr.write(`${line}\n`);
  const development = await startDevelopment({ root, remotes: [remote], site, port: 0, productionShell: false, print });
  process.on('message', () => void development.close().then(() => process.exit(0)));
  process.send?.({ url: development.url } satisfies Ready);
}

// The measuring process imports this file for its types and starts it as a program.
if (require.main === module) {
  const [root = '', remote = '', site = ''] = process.argv.slice(2);
  serve(root, remote, site).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  });
}
