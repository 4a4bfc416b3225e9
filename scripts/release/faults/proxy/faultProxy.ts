import { createHash } from 'node:crypto';
import {
  createServer,
  request as forward,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { delayOf, endOf, letGo, rewriterOf, type Fault, type Faults, type Rule, type SeenRequest } from './faults';

/**
 * A proxy in front of one site. The browser sees real answers or real faults, with its own caches and preloads at work.
 */
export type FaultProxy = { url: string; faults: Faults; close(): Promise<void> };

/** Longest wait, in milliseconds, until the pages of the site name a file that a command has just released. */
const PATIENCE_MS = 10_000;
const POLL_MS = 25;

/** Starts a proxy on a free port of this machine. `patienceMs` limits how long `replaceFile` waits. */
export async function createFaultProxy(target: string, patienceMs = PATIENCE_MS): Promise<FaultProxy> {
  const rules: Rule[] = [];
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const entry: SeenRequest = {
      method: request.method ?? 'GET',
      path,
      start: Date.now(),
      finish: null,
      status: null,
      refusal: null,
    };
    seen.push(entry);
    response.on('finish', () => Object.assign(entry, { finish: Date.now(), status: response.statusCode }));
    const faults = rules.filter((rule) => rule.pattern.test(path)).map((rule) => rule.fault);
    answer({ target, faults, entry }, request, response).catch(() => void response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    faults: faultsOf({ target, patienceMs }, rules, seen),
    close: () => closeServer(server),
  };
}

function faultsOf(site: { target: string; patienceMs: number }, rules: Rule[], seen: SeenRequest[]): Faults {
  const add = (pattern: RegExp, fault: Fault): (() => void) => {
    const rule = { pattern, fault };
    rules.push(rule);
    return () => {
      const index = rules.indexOf(rule);
      if (index !== -1) rules.splice(index, 1);
    };
  };
  return {
    add,
    replaceFile: async (path, code) => {
      const original = await namedFile(site, path);
      add(new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(\\?|$)`), { rewrite: () => code });
      add(/^\/registry\.json|^\/(?!remotes\/)[^.]*$/, {
        rewrite: (text) => text.replaceAll(original, integrityOf(new TextEncoder().encode(code))),
      });
    },
    clear: () => void rules.splice(0),
    requests: (pattern = /^/) => seen.filter(({ path }) => pattern.test(path)),
  };
}

/** Resolves to the integrity of a file once the site's pages name it: a gateway notices a revision a moment later. */
async function namedFile(
  { target, patienceMs }: { target: string; patienceMs: number },
  path: string,
): Promise<string> {
  const answer = await fetch(target + path);
  if (!answer.ok) throw new Error(`${path} can't be replaced: the site answers ${String(answer.status)} for it.`);
  const integrity = integrityOf(new Uint8Array(await answer.arrayBuffer()));
  const end = performance.now() + patienceMs;
  while (!(await (await fetch(`${target}/`)).text()).includes(integrity)) {
    if (performance.now() > end)
      throw new Error(
        `${path} can't be replaced: after ${String(patienceMs)} ms the page ${target}/ does not name its integrity ` +
          `${integrity}. Is its release live?`,
      );
    await wait(POLL_MS);
  }
  return integrity;
}

type Visit = { target: string; faults: Fault[]; entry: SeenRequest };

async function answer(
  { target, faults, entry }: Visit,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await wait(delayOf(faults));
  await letGo(faults);
  switch (endOf(faults)) {
    case 'hang':
      return;
    case 'abort':
      // With unread bytes left, closing would send a reset: browsers report that as another error than a closed
      // connection.
      await finished(request.resume());
      return void response.destroy();
    case 'missing':
      return void response
        .writeHead(404, { 'content-type': 'text/plain', 'access-control-allow-origin': '*' })
        .end('There is no such file.\n');
    case 'error':
      return void response
        .writeHead(500, { 'content-type': 'text/plain', 'access-control-allow-origin': '*' })
        .end('The server has failed.\n');
    case 'html':
      return void response
        .writeHead(200, { 'content-type': 'text/html', 'access-control-allow-origin': '*' })
        .end('<!doctype html><title>Sign in to the network</title>');
    case null:
      return pass({ target, faults, entry }, request, response);
  }
}

/**
 * Asks the site itself. A text that is to be rewritten is asked for uncompressed and in full; what storage keeps
 * compressed comes so all the same.
 */
function pass({ target, faults, entry }: Visit, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const rewrite = rewriterOf(faults);
  const headers = rewrite ? without(request.headers, ['accept-encoding', 'if-none-match', 'range']) : request.headers;
  return new Promise((resolve, reject) => {
    const outgoing = forward(target + (request.url ?? '/'), { method: request.method, headers }, (incoming) => {
      const status = incoming.statusCode ?? 502;
      if (status >= 400) noteRefusal(incoming, entry);
      // A stream has no end at which its text could be changed.
      if (!rewrite || incoming.headers['content-type']?.startsWith('text/event-stream')) {
        response.writeHead(status, incoming.rawHeaders);
        incoming.pipe(response);
        resolve();
        return;
      }
      textOf(incoming).then((whole) => {
        response.writeHead(status, {
          ...without(incoming.headers, ['content-length', 'content-encoding', 'transfer-encoding', 'etag']),
          'cache-control': 'no-store',
          ...(faults.includes('text') && { 'content-type': 'text/plain' }),
        });
        response.end(rewrite(whole));
        resolve();
      }, reject);
    });
    outgoing.on('error', reject);
    response.on('close', () => void outgoing.destroy());
    request.pipe(outgoing);
  });
}

function without(headers: IncomingHttpHeaders, names: string[]): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

function textOf(incoming: IncomingMessage): Promise<string> {
  return text(incoming.headers['content-encoding'] === 'gzip' ? incoming.pipe(createGunzip()) : incoming);
}

/** Notes the body of a refusing response in `entry`, while other code passes the response on. */
function noteRefusal(incoming: IncomingMessage, entry: SeenRequest): void {
  if (incoming.headers['content-encoding'] !== undefined) return;
  const chunks: Buffer[] = [];
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
  incoming.on('end', () => {
    entry.refusal = Buffer.concat(chunks).toString('utf8');
  });
}

function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
