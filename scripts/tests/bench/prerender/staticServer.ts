import { execFileSync, fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { requireFreePort } from '../../../cli';
import type { StoredPage } from './load';

/** A server of the same bytes in a process of its own. */
export type StaticServer = { name: string; url: string; close(): Promise<void> };

/** Serves pages by nginx with one worker; by plain Node where nginx is not installed. */
export async function startStaticServer(pages: readonly StoredPage[]): Promise<StaticServer> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-static-'));
  const port = await requireFreePort(null, 0);
  for (const [index, { body }] of pages.entries()) await writeFile(join(folder, `${String(index)}.html`), body);
  const name = hasNginx() ? 'nginx' : 'Node, files in memory';
  const child = name === 'nginx' ? await startNginx(folder, port, pages) : startNode(folder, port, pages);
  const url = `http://127.0.0.1:${String(port)}`;
  await whenReady(url);
  return {
    name,
    url,
    close: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function startNginx(folder: string, port: number, pages: readonly StoredPage[]): Promise<ChildProcess> {
  const locations = pages.map(
    ({ path }, index) =>
      `location = ${path} { try_files /${String(index)}.html =404; add_header content-encoding br; }`,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder};`);
  const configuration = `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;
    events { worker_connections 512; }
    http { ${temporary.join(' ')} access_log off; default_type text/html; sendfile on; keepalive_requests 1000000;
      server { listen 127.0.0.1:${String(port)}; root ${folder}; ${locations.join('\n')} } }`;
  await writeFile(join(folder, 'nginx.conf'), configuration);
  return spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] });
}

function startNode(folder: string, port: number, pages: readonly StoredPage[]): ChildProcess {
  return fork(__filename, [folder, String(port), ...pages.map(({ path }) => path)], { execArgv: ['-r', 'tsx/cjs'] });
}

async function whenReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await fetch(url).catch(() => null)) return;
    await wait(100);
  }
  throw new Error(`The static server does not answer at ${url}.`);
}

/** The plain server: every page in memory, no other work. */
async function serve([folder = '', port = '', ...paths]: readonly string[]): Promise<void> {
  const pages = new Map<string, Buffer>();
  for (const [index, path] of paths.entries()) pages.set(path, await readFile(join(folder, `${String(index)}.html`)));
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  createServer(({ url = '' }, response) => {
    const page = pages.get(url);
    response.writeHead(page ? 200 : 404, page && { ...headers, 'content-length': page.length }).end(page);
  }).listen(Number(port), '127.0.0.1');
}

// The measuring process imports this file and starts it as a program.
if (require.main === module) void serve(process.argv.slice(2));
