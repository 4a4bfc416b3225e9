import type { LoadAsset, LoadFailure } from '@lectern/shared/contract';

export type { LoadAsset, LoadFailure };

/** Facts of a failed load. `detail` replaces the URL in the message; `attempts` counts those of this release. */
export type LoadFailureFacts = {
  kind: LoadFailure;
  asset: LoadAsset;
  remote: string;
  version: string;
  screen: string;
  url: string;
  attempts: number;
  detail?: string;
};

/**
 * Error of a screen that failed to load, or crashed. The message names the part and the failure type: "Loading script
 * chunk BooksScreen of commerce 1.4.2 failed. (timeout: https://…/37.js)". `cause` is the error that was caught.
 */
export class RemoteLoadError extends Error {
  readonly kind: LoadFailure;
  readonly asset: LoadAsset;
  readonly remote: string;
  readonly version: string;
  readonly url: string;
  readonly attempts: number;
  /** Webpack's code for a failed stylesheet; undefined for scripts. */
  readonly code: 'CSS_CHUNK_LOAD_FAILED' | undefined;
  readonly facts: LoadFailureFacts;

  constructor(facts: LoadFailureFacts, cause?: unknown) {
    const { asset, screen, kind } = facts;
    const part = asset === 'remote entry' ? asset : `${asset} ${screen}`;
    const step = kind === 'render' ? `Showing ${screen}` : `Loading ${part}`;
    super(`${step} of ${facts.remote} ${facts.version} failed. (${kind}: ${facts.detail ?? facts.url})`, { cause });
    this.name = 'RemoteLoadError';
    this.kind = facts.kind;
    this.asset = facts.asset;
    this.remote = facts.remote;
    this.version = facts.version;
    this.url = facts.url;
    this.attempts = facts.attempts;
    this.code = facts.asset === 'stylesheet' ? 'CSS_CHUNK_LOAD_FAILED' : undefined;
    this.facts = facts;
  }

  /** Returns the same failure with some facts changed. */
  with(change: Partial<LoadFailureFacts>): RemoteLoadError {
    return new RemoteLoadError({ ...this.facts, ...change }, this.cause);
  }
}
