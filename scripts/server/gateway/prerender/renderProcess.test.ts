import childProcess, { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createRenderProcess, type RenderProcess } from './renderProcess';

let renderer: RenderProcess;
beforeEach(() => {
  renderer = createRenderProcess();
});
afterEach(() => renderer.close());

const LIMIT = 5_000;

/** Renders with a shell that answers what the remote's `Screen()` returns. */
async function renderWith(remote: string, limit = LIMIT): Promise<string | undefined> {
  const shell = `exports.singletons = { react: { version: '19' } };
    exports.renderPage = async (input, Screen) => JSON.stringify({ input, answer: await Screen() });`;
  const files = [
    { name: 'shell' as const, code: shell },
    { name: 'remote' as const, code: remote },
  ];
  await renderer.send({ kind: 'load', key: 'a', files }, limit);
  const message = { kind: 'render', key: 'a', owner: 'remote', screen: 'Screen', request: '"x"' } as const;
  return (await renderer.send({ ...message, maxLength: 10_000 }, limit)).output;
}

const screen = (body: string): string => `exports.Screen = async () => { ${body} };`;
const SOUND = `const react = require('react'); ${screen('return react.version')}`;

test('renders with the modules that the shell shares', async () => {
  expect(await renderWith(SOUND)).toBe('{"input":"\\"x\\"","answer":"19"}');
});

test('says that a context is missing', async () => {
  const message = { kind: 'render', key: 'b', owner: 'remote', screen: 'Screen', request: '', maxLength: 9 } as const;
  expect(await renderer.send(message, LIMIT)).toMatchObject({ missing: true });
});

test.each([
  ['throws while it is loaded', 'throw new Error("broken")', 'thrown'],
  ['throws while it renders', screen('throw new Error("broken")'), 'thrown'],
  ['throws nothing useful', screen('throw Object.create(null)'), 'thrown'],
  ['throws an error whose message throws', screen('throw { get message() { throw 1 } }'), 'thrown'],
  ['never answers', screen('await new Promise(() => {})'), 'thrown'],
  ['answers 5 MB', screen('return "x".repeat(5e6)'), 'large'],
  ['fills the heap', screen('const all = []; for (;;) all.push({ at: all.length })'), 'ended'],
  ['allocates one large array', screen('return new Array(2e8).fill(1).length'), 'ended'],
  ['loops', screen('for (;;);'), 'slow'],
  ['loops in promises', screen('for (;;) await null;'), 'slow'],
  ['loops while it is loaded', 'for (;;);', 'slow'],
  ['loops in a getter of its error', screen('throw { get message() { for (;;); } }'), 'slow'],
  ['loops in a proxy as its error', screen('throw new Proxy({}, { get() { for (;;); } })'), 'slow'],
  ['loops in a regular expression', screen('return /^(a+)+$/.test("a".repeat(50) + "b")'), 'slow'],
])('a release that %s is stopped, and the next one renders', async (_what, remote, kind) => {
  // On a busy machine, memory may not fill up in time.
  const kinds = kind === 'ended' ? ['ended', 'slow'] : [kind];
  const error: unknown = await renderWith(remote, kind === 'slow' ? 400 : LIMIT).catch((thrown: unknown) => thrown);
  expect(kinds).toContain((error as { kind?: string }).kind);
  expect(await renderWith(SOUND)).toContain('19');
});

test('a process that the system cannot start fails its page, and the next one renders', async () => {
  const execPath = join(__dirname, 'no-such-program');
  const { fork } = childProcess;
  const starts = jest.spyOn(childProcess, 'fork').mockImplementation(() => fork('', [], { execPath }));
  for (let page = 0; page < 2; page += 1) await expect(renderWith(SOUND)).rejects.toMatchObject({ kind: 'ended' });
  starts.mockRestore();
  expect(await renderWith(SOUND)).toContain('19');
});

test.each([
  ['a module of Node', 'return require("node:fs")'],
  ['the process', 'return process.pid'],
  ['the network', 'return fetch("http://localhost")'],
  ['a module by import()', 'return import("node:fs")'],
  ['memory outside the heap', 'return new Uint8Array(1e9).length'],
  ['WebAssembly', 'return new WebAssembly.Memory({ initial: 1 })'],
  ['code from text', 'return Function("return 1")()'],
  ['code from text by another constructor', 'return (async () => {}).constructor("return 1")()'],
  ['eval', 'return (0, eval)("1")'],
  ['the realm of Node by the global object', 'return globalThis.constructor.constructor("return process")().pid'],
  [
    'the realm of Node by an error of import()',
    'const error = await import("node:fs").catch((thrown) => thrown); ' +
      'return error.constructor.constructor("return process")().pid',
  ],
  [
    'the realm of Node by a stack that is too deep',
    'const dig = () => dig(); try { dig() } catch (error) { return error.constructor.constructor("return process")() }',
  ],
  ['callbacks of the garbage collector', 'return new FinalizationRegistry(() => {})'],
  ['the functions that run it', 'lectern.output = () => "x"; return lectern = null'],
  ['timers', 'return setTimeout(() => {}, 0)'],
])('code of a release has no access to %s', async (_what, body) => {
  await expect(renderWith(screen(body))).rejects.toMatchObject({ kind: 'thrown' });
});

test('a context keeps nothing for another one', async () => {
  await renderWith(screen('globalThis.secret = 1; return 1'));
  const files = [
    { name: 'shell' as const, code: 'exports.renderPage = async () => typeof secret; exports.screens = {}' },
  ];
  await renderer.send({ kind: 'load', key: 'b', files }, LIMIT);
  const message = { kind: 'render', key: 'b', owner: 'shell', screen: 'Any', request: '', maxLength: 99 } as const;
  expect((await renderer.send(message, LIMIT)).output).toBe('undefined');
});

test('a context that renders pages stays when others are loaded', async () => {
  const code = 'exports.renderPage = async () => "shown"; exports.screens = {}';
  const load = (key: string) =>
    renderer.send({ kind: 'load', key, files: [{ name: 'shell', code }] }, LIMIT).then(() => key);
  const message = { kind: 'render', owner: 'shell', screen: 'Any', request: '', maxLength: 99 } as const;
  await load('busy');
  const rare: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    rare.push(await load(`rare ${String(count)}`));
    expect(await renderer.send({ ...message, key: 'busy' }, LIMIT)).toMatchObject({ output: 'shown' });
  }
  expect(await renderer.send({ ...message, key: rare[0] ?? '' }, LIMIT)).toMatchObject({ missing: true });
});

test("code of a release can't alter the realm of Node by an error of import()", async () => {
  const body = `if (!seen) return 'nothing yet';
    let first = seen;
    while (Object.getPrototypeOf(first)) first = Object.getPrototypeOf(first);
    const closed = [first, seen.constructor, seen.constructor.prototype, Object.getPrototypeOf(seen.constructor)];
    return closed.map(Object.isFrozen).join();`;
  // The error arrives after an answer, so that only a later page can use it.
  const remote = `let seen = null; import('node:fs').catch((error) => { seen = error; }); ${screen(body)}`;
  await renderWith(remote);
  const message = { kind: 'render', key: 'a', owner: 'remote', screen: 'Screen', request: '', maxLength: 999 } as const;
  await renderer.send(message, LIMIT);
  expect((await renderer.send(message, LIMIT)).output).toContain('"answer":"true,true,true,true"');
});

test('after it is closed it starts no other process', async () => {
  renderer.close();
  await expect(renderWith(SOUND)).rejects.toMatchObject({ kind: 'ended' });
});

/** Like a gateway that is killed: forks the renderer, lets a release loop in it, and is killed itself. */
const GATEWAY = `
  const { fork } = require('node:child_process');
  const child = fork(process.argv[1], [], { stdio: ['ignore', 'inherit', 'ignore', 'ipc'] });
  const files = [{ name: 'shell', code: process.argv[2] }];
  child.send({ id: 1, kind: 'load', key: 'a', limit: 100, files });
  const page = { owner: 'shell', screen: 'Any', request: '', maxLength: 9, limit: 100 };
  child.once('message', () => {
    child.send({ id: 2, kind: 'render', key: 'a', ...page }, () => process.kill(process.pid, 'SIGKILL'));
  });`;

test.each([
  ['at rest', 'exports.screens = {}; exports.renderPage = async () => "a";'],
  ['in a loop', 'exports.screens = {}; exports.renderPage = async () => { for (;;) await null; };'],
])('a gateway that is killed leaves no process behind: %s', async (_state, code) => {
  const gateway = spawn(process.execPath, ['-e', GATEWAY, join(__dirname, 'renderer.cjs'), code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(gateway, 'exit');
  // The renderer holds the other end of this pipe for as long as it lives.
  await once(gateway.stdout, 'close');
  expect(await ended).toEqual([null, 'SIGKILL']);
});
