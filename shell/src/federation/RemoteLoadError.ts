import type { LoadAsset, LoadFailure } from '@lectern/shared/contract';

export type { LoadAsset, LoadFailure };

/**
 * What is known of a failed load. `detail` takes the URL's place in the message; `attempts` counts the tries of this
 * release.
 */
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
 * A screen of a remote could not be loaded. The message names the part and the failure type:
 * "Loading script chunk BooksScreen of commerce 1.4.2 failed. (timeout: https://…/37.js)". `cause` is what was caught.
 */
export class RemoteLoadError extends Error {
  readonly kind: LoadFailure;
  readonly asset: LoadAsset;
  readonly remote: string;
  readonly version: string;
  readonly url: string;
  readonly attempts: number;
  /** webpack's code of a stylesheet's failure; undefined for scripts. */
  readonly code: 'CSS_CHUNK_LOAD_FAILED' | undefined;
  readonly facts: LoadFailureFacts;

  constructor(facts: LoadFailureFacts, cause?: unknown) {
    const part = facts.asset === 'remote entry' ? facts.asset : `${facts.asset} ${facts.screen}`;
    super(`Loading ${part} of ${facts.remote} ${facts.version} failed. (${facts.kind}: ${facts.detail ?? facts.url})`, {
      cause,
    });
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

  /** The same failure, with what was found out since. */
  with(change: Partial<LoadFailureFacts>): RemoteLoadError {
    return new RemoteLoadError({ ...this.facts, ...change }, this.cause);
  }
}
