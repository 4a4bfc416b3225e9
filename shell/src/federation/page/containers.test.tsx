/* The federation runtime's real script loader runs here; only the browser's part, loading a script, is faked. */
import type { Release } from '@lectern/shared/contract';
import { createContainers, NO_CONTAINER } from './containers';
import { entryFailure, moduleFailure } from '../load/failureKind';

const page = globalThis as Record<string, unknown>;

/** Returns a release with its own container global: the globals of entries outlive a test. */
const releaseOf = (global: string): Release =>
  ({
    global,
    entry: { url: '/remotes/books/1.0.0/remoteEntry.js', integrity: 'sha384-a', bytes: 1 },
  }) as unknown as Release;
const shared = { react: {} };

/** Fakes the load of each inserted script tag: `run` is called as the script; with null the load fails. */
function serve(run: (() => void) | null): jest.SpyInstance {
  return jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    const script = node as unknown as HTMLScriptElement;
    queueMicrotask(() => {
      run?.();
      script.dispatchEvent(new Event(run ? 'load' : 'error'));
    });
    return node;
  });
}

describe('createContainers', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  test('an entry loads once, with its integrity, and its modules receive the scope', async () => {
    const release = releaseOf('once');
    const init = jest.fn();
    const tags = serve(() => {
      page[release.global] = { init, get: (name: string) => Promise.resolve(() => ({ default: name })) };
    });
    const containers = createContainers(shared, 1000);
    await containers.loadEntry(release, 1);
    await containers.loadEntry(release, 1);
    const [script] = tags.mock.calls.map(([node]) => node as HTMLScriptElement);
    expect(tags).toHaveBeenCalledTimes(1);
    expect(script).toMatchObject({ integrity: 'sha384-a', crossOrigin: 'anonymous' });
    await expect(containers.loadModule(release, './BooksScreen')).resolves.toEqual({ default: './BooksScreen' });
    expect(init).toHaveBeenCalledWith(shared, []);
  });

  test('two loads of one entry at the same time share its script', async () => {
    const release = releaseOf('shared');
    const tags = serve(() => {
      page[release.global] = { init: () => undefined, get: () => Promise.resolve(() => 1) };
    });
    const containers = createContainers(shared, 1000);
    await Promise.all([containers.loadEntry(release, 1), containers.loadEntry(release, 1)]);
    expect(tags).toHaveBeenCalledTimes(1);
  });

  test('an entry that fails to load differs from one that registers no container', async () => {
    const release = releaseOf('absent');
    serve(null);
    const containers = createContainers(shared, 1000);
    await expect(containers.loadEntry(release, 1)).rejects.toThrow('ScriptNetworkError');
    jest.restoreAllMocks();
    serve(() => undefined);
    await expect(containers.loadEntry(release, 2)).rejects.toThrow(NO_CONTAINER);
  });

  test('an entry that does not answer times out; one that throws fails to evaluate', async () => {
    const append = jest.spyOn(document.head, 'appendChild').mockImplementation((node) => node);
    const timedOut: unknown = await createContainers(shared, 20)
      .loadEntry(releaseOf('silent'), 1)
      .catch((error: unknown) => error);
    expect(entryFailure(timedOut)).toBe('timeout');
    append.mockRestore();
    serve(() =>
      window.dispatchEvent(
        new ErrorEvent('error', {
          filename: new URL('/remotes/books/1.0.0/remoteEntry.js', document.baseURI).href,
          message: 'boom',
        }),
      ),
    );
    const broken: unknown = await createContainers(shared, 1000)
      .loadEntry(releaseOf('broken'), 1)
      .catch((error: unknown) => error);
    expect(entryFailure(broken)).toBe('evaluation');
  });

  test('a discarded release is evaluated again', async () => {
    const release = releaseOf('discarded');
    let count = 0;
    const tags = serve(() => {
      const number = ++count;
      page[release.global] = { init: () => undefined, get: () => Promise.resolve(() => number) };
    });
    const containers = createContainers(shared, 1000);
    await containers.loadEntry(release, 1);
    containers.discard(release);
    await containers.loadEntry(release, 2);
    await expect(containers.loadModule(release, './BooksScreen')).resolves.toBe(2);
    expect(tags).toHaveBeenCalledTimes(2);
  });

  test('a container that refuses the scope breaks the contract', async () => {
    const release = releaseOf('refusing');
    serve(() => {
      page[release.global] = {
        init: () => {
          throw new Error('another scope');
        },
        get: () => Promise.resolve(() => 1),
      };
    });
    const containers = createContainers(shared, 1000);
    await containers.loadEntry(release, 1);
    const cause: unknown = await containers.loadModule(release, './BooksScreen').catch((error: unknown) => error);
    expect(moduleFailure(cause)).toBe('contract');
  });
});
