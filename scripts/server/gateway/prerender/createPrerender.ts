import { type BundleStore, messageOf } from '../../../release';
import { createBreaker, type PageAddress } from './breaker';
import { withoutStyleAttributes, type InlineStyle } from './inlineStyles';
import type { PageReleases } from './pageReleases';
import { createRenderProcess, RenderError, type FailureKind, type RenderProcess } from './renderProcess';
import { createServerFiles, type ServerFiles } from './serverFiles';

/** Content of a page, rendered from its releases: the markup, its data as JSON, and the styles that it needs. */
export type RenderedContent = {
  markup: string;
  attributeCss: string;
  data: string;
  styles: InlineStyle[];
  hashes: string[];
  /** Addresses of this site's API that the content asked for, and was rendered without. */
  missing: string[];
};

/** A page to render, in the language of its address. `request` is the JSON that the shell's renderer takes. */
export type RenderRequest = PageReleases & { request: string; address: PageAddress };

/** Renders content of pages in a process of its own. */
export type Prerender = {
  /** Resolves to the content; null when there is none in that language, whatever the reason. Never rejects. */
  render: (page: RenderRequest) => Promise<RenderedContent | null>;
  /** Loads the code of these releases, so that the first page does not wait for it. */
  prepare: (releases: PageReleases) => Promise<void>;
  close: () => void;
};

/** Reports that the release of an owner could not render a page. */
export type ReportFailure = (release: { remote: string; version: string }, kind: FailureKind, message: string) => void;

/** Milliseconds after which the code of a release is stopped. Pages wait less, and what is late serves the next one. */
const RENDER_LIMIT_MS = 2_000;
const LOAD_LIMIT_MS = 10_000;
/** Pages that wait for the process; further ones go without. */
const MAX_WAITING = 16;
/** Characters of markup and data. */
const MAX_LENGTH = 1_000_000;

/** Creates the renderer of the releases in `bundles`; the process starts with the first page. */
export function createPrerender(bundles: BundleStore, onFailure: ReportFailure): Prerender {
  const process = createRenderProcess();
  const files = createServerFiles(bundles);
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  const tryNow = createAttempts(() => isClosed, onFailure);
  // One after another, as in the process: what failed meanwhile is not tried again.
  const inTurn = <T>(releases: PageReleases, address: PageAddress | null, run: () => Promise<T>): Promise<T | null> => {
    if (waiting >= MAX_WAITING) return Promise.resolve(null);
    waiting += 1;
    const result = turn.then(() => tryNow(releases, address, run)).finally(() => (waiting -= 1));
    turn = result;
    return result;
  };
  return {
    render: (page) => inTurn(page, page.address, () => renderContent(process, files, page)),
    prepare: (releases) => inTurn(releases, null, () => loadContext(process, files, releases)).then(() => undefined),
    close() {
      isClosed = true;
      process.close();
    },
  };
}

type Attempts = <T>(releases: PageReleases, page: PageAddress | null, run: () => Promise<T>) => Promise<T | null>;

/**
 * Returns a function that runs an attempt unless it is paused, and records its outcome. It resolves to null for an
 * attempt that failed or is paused.
 */
function createAttempts(hasEnded: () => boolean, onFailure: ReportFailure): Attempts {
  const breaker = createBreaker();
  return async ({ shell, remote }, page, run) => {
    const blamed = remote ?? shell;
    const release = `${blamed.remote} ${blamed.version}`;
    const attempt = { release, page };
    if (hasEnded() || !breaker.allows(attempt)) return null;
    try {
      const result = await run();
      breaker.record(attempt, 'succeeded');
      return result;
    } catch (error) {
      if (hasEnded()) return null;
      const cause = error instanceof LoadError ? error.cause : error;
      breaker.record(error instanceof LoadError ? { release, page: null } : attempt, 'failed');
      onFailure(blamed, cause instanceof RenderError ? cause.kind : 'thrown', messageOf(cause));
      return null;
    }
  };
}

async function renderContent(
  process: RenderProcess,
  files: ServerFiles,
  page: RenderRequest,
): Promise<RenderedContent | null> {
  const { shell, remote, route } = page;
  const styles = await Promise.all([
    ...shell.assets.css.map((asset) => files.style('shell', shell.version, asset)),
    ...route.assets.css.map((asset) => files.style(remote?.remote ?? 'shell', (remote ?? shell).version, asset)),
  ]);
  const { markup, queries, missing, language } = parseAnswer(await askProcess(process, files, page));
  if (language !== page.address.language) return null;
  const plain = withoutStyleAttributes(markup);
  const hashes = [...styles.map(({ hash }) => hash), plain.hash];
  return { markup: plain.markup, attributeCss: plain.css, data: queries, styles, hashes, missing };
}

/** Renders with the context of these two releases, and loads it first where the process has none. */
async function askProcess(process: RenderProcess, files: ServerFiles, page: RenderRequest): Promise<string> {
  const { remote, route, request } = page;
  const message = {
    kind: 'render',
    key: contextKey(page),
    owner: remote ? 'remote' : 'shell',
    screen: route.screen,
    request,
    maxLength: MAX_LENGTH,
  } as const;
  const first = await process.send(message, RENDER_LIMIT_MS);
  if (!first.missing) return first.output ?? '';
  await loadContext(process, files, page);
  return (await process.send(message, RENDER_LIMIT_MS)).output ?? '';
}

/** The code of a release could not be loaded, for the reason that `cause` gives: no page of it can be rendered. */
class LoadError extends Error {}

/** Rejects with a LoadError. */
async function loadContext(process: RenderProcess, files: ServerFiles, releases: PageReleases): Promise<void> {
  try {
    await sendCode(process, files, releases);
  } catch (error) {
    throw new LoadError(messageOf(error), { cause: error });
  }
}

async function sendCode(process: RenderProcess, files: ServerFiles, releases: PageReleases): Promise<void> {
  const { shell, remote } = releases;
  const code = [{ name: 'shell' as const, code: await files.code(shell) }];
  const all = remote ? [...code, { name: 'remote' as const, code: await files.code(remote) }] : code;
  await process.send({ kind: 'load', key: contextKey(releases), files: all }, LOAD_LIMIT_MS);
}

const contextKey = ({ shell, remote }: PageReleases): string =>
  `${shell.server?.integrity ?? ''} ${remote?.server?.integrity ?? ''}`;

type Answer = { markup: string; queries: string; missing: string[]; language: string };

/** Parses what a release answered; throws a RenderError. `queries` stays JSON: it is only embedded. */
function parseAnswer(output: string): Answer {
  const answer = JSON.parse(output) as { [Key in keyof Answer]?: unknown } | null;
  if (typeof answer?.markup !== 'string' || !Array.isArray(answer.queries))
    throw new RenderError('thrown', 'the answer has no markup and queries');
  // Shells of earlier releases list none, and render in English alone.
  const missing = Array.isArray(answer.missing) ? answer.missing.filter((url) => typeof url === 'string') : [];
  const language = typeof answer.language === 'string' ? answer.language : 'en';
  return { markup: answer.markup, queries: JSON.stringify(answer.queries), missing, language };
}
