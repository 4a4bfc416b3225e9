import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** For tests: a load balancer on a port of its own. `close` ends its connections. */
export type LoadBalancer = { url: string; close(): Promise<void> };

/** Milliseconds between two polls of `/readyz` of a gateway. */
const CHECK_MS = 200;

/**
 * Starts a load balancer like those in front of gateways: it asks each for `/readyz`, and gives requests in turn to
 * those that are ready. One whose connection broke goes to the next. Event streams are passed on as they arrive.
 */
export async function startLoadBalancer(targets: readonly string[]): Promise<LoadBalancer> {
  const ready = new Set(targets);
  const checks = targets.map((target) => setInterval(() => void check(target, ready), CHECK_MS));
  let turn = 0;
  const next = (tried: ReadonlySet<string>): string | undefined => {
    const left = targets.filter((target) => !tried.has(target));
    const usable = left.filter((target) => ready.has(target));
    const choice = usable.length > 0 ? usable : left;
    return choice[(turn += 1) % Math.max(choice.length, 1)];
  };
  const server = createServer(
    (incoming, outgoing) => void answer(incoming, outgoing, next, (bad) => ready.delete(bad)),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    close: async () => {
      for (const timer of checks) clearInterval(timer);
      await closeServer(server);
    },
  };
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}

async function check(target: string, ready: Set<string>): Promise<void> {
  const isReady = await fetch(`${target}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReady) ready.add(target);
  else ready.delete(target);
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: (tried: ReadonlySet<string>) => string | undefined,
  onBroken: (target: string) => void,
): Promise<void> {
  const tried = new Set<string>();
  for (let target = next(tried); target !== undefined; target = next(tried)) {
    tried.add(target);
    try {
      await forward(incoming, outgoing, target);
      return;
    } catch {
      onBroken(target);
    }
  }
  if (!outgoing.headersSent) outgoing.writeHead(502).end('No gateway answers.');
}

/** Passes a request on. Rejects while nothing has been answered yet, so that another gateway can. */
async function forward(incoming: IncomingMessage, outgoing: ServerResponse, target: string): Promise<void> {
  const { url: path, method, headers } = incoming;
  const response = await new Promise<IncomingMessage>((done, fail) => {
    request(target + (path ?? ''), { method, headers }, done)
      .on('error', fail)
      .end();
  });
  const { statusCode = 502, headers: answered } = response;
  if (!String(answered['content-type']).startsWith('text/event-stream')) {
    const body = await buffer(response);
    outgoing.writeHead(statusCode, { ...answered, connection: 'keep-alive' }).end(body);
    return;
  }
  outgoing.writeHead(statusCode, answered);
  response.on('error', () => outgoing.end());
  response.on('close', () => outgoing.end());
  outgoing.on('close', () => response.destroy());
  response.pipe(outgoing);
}
