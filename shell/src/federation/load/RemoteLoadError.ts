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
  declare readonly kind: LoadFailure;
  declare readonly asset: LoadAsset;
  declare readonly remote: string;
  declare readonly version: string;
  declare readonly screen: string;
  declare readonly url: string;
  declare readonly attempts: number;
  declare readonly detail?: string;
  /** Webpack's code for a failed stylesheet; undefined for scripts. */
  declare readonly code: 'CSS_CHUNK_LOAD_FAILED' | undefined;

  constructor(fields: LoadFailureFields, cause?: unknown) {
    const { asset, screen, kind } = fields;
    const part = asset === 'remote entry' ? asset : `${asset} ${screen}`;
    const step = kind === 'render' ? `Showing ${screen}` : `Loading ${part}`;
    super(`${step} of ${fields.remote} ${fields.version} failed. (${kind}: ${fields.detail ?? fields.url})`, { cause });
    const code = asset === 'stylesheet' ? 'CSS_CHUNK_LOAD_FAILED' : undefined;
    Object.assign(this, fields, { name: 'RemoteLoadError', code });
  }

  /** Returns the same failure with some fields changed. */
  with(change: Partial<LoadFailureFields>): RemoteLoadError {
    return new RemoteLoadError({ ...(this as LoadFailureFields), ...change }, this.cause);
  }
}
