/** A request refused because it or its client would use too much: HTTP 429 with Firebase's error body. */
export class LimitError extends Error {
  override readonly name = 'LimitError';
  readonly status = 429;

  /** `retrySeconds` is when the request can succeed; null when repeating it can't help. */
  constructor(
    message: string,
    readonly retrySeconds: number | null = null,
  ) {
    super(message);
  }

  get body(): { error: { code: number; message: string; status: string } } {
    return { error: { code: this.status, message: this.message, status: 'RESOURCE_EXHAUSTED' } };
  }
}
