import type { LoadAsset, LoadFailure } from '@lectern/shared/contract';

export type { LoadAsset, LoadFailure };

/** Fields of a failed load. `detail` replaces the URL in the message; `attempts` counts those of this release. */
export type LoadFailureFields = {
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
  readonly data: LoadFailureFields;

  constructor(fields: LoadFailureFields, cause?: unknown) {
    const { asset, screen, kind } = fields;
    const part = asset === 'remote entry' ? asset : `${asset} ${screen}`;
    const step = kind === 'render' ? `Showing ${screen}` : `Loading ${part}`;
    super(`${step} of ${fields.remote} ${fields.version} failed. (${kind}: ${fields.detail ?? fields.url})`, { cause });
    this.name = 'RemoteLoadError';
    this.kind = fields.kind;
    this.asset = fields.asset;
    this.remote = fields.remote;
    this.version = fields.version;
    this.url = fields.url;
    this.attempts = fields.attempts;
    this.code = fields.asset === 'stylesheet' ? 'CSS_CHUNK_LOAD_FAILED' : undefined;
    this.data = fields;
  }

  /** Returns the same failure with some fields changed. */
  with(change: Partial<LoadFailureFields>): RemoteLoadError {
    return new RemoteLoadError({ ...this.data, ...change }, this.cause);
  }
}
