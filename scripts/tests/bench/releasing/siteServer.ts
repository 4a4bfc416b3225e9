import { openLocalSite, requireFreePort } from '../../../cli';

/** Commands of the measuring process, and the replies to them. Memory is in bytes, the heap after a collection. */
export type Command = 'memory' | 'stop';
export type Reply = { url: string } | { heap: number; resident: number } | { stopped: true };

/** Serves a home as `lectern start` does, with at most `bundleCacheBytes` of bundles in memory if that is a number. */
async function serve(home: string, bundleCacheBytes: number): Promise<void> {
  const limits = Number.isNaN(bundleCacheBytes) ? {} : { bundleCacheBytes };
  const port = await requireFreePort(null, 0);
  const site = await openLocalSite({ home, host: null, port, homeUrl: null, ...limits });
  process.on('message', (command: Command) => {
    if (command === 'memory') reply(memory());
    else void site.close().then(() => reply({ stopped: true }));
  });
  reply({ url: site.url });
}

function memory(): Reply {
  // Twice: finalizers of the first collection free more.
  for (let pass = 0; pass < 2; pass += 1) globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, resident: rss };
}

function reply(message: Reply): void {
  process.send?.(message, undefined, undefined, () => {
    if ('stopped' in message) process.exit(0);
  });
}

// The measuring process imports this file for its types and starts it as a program.
if (require.main === module) void serve(process.argv[2] ?? '', parseInt(process.argv[3] ?? '', 10));
