/** Hosted Firebase can't be used as it is configured. `fix` says what to do; neither contains a key or a token. */
export class HostedError extends Error {
  override readonly name = 'HostedError';
  readonly fix: string;
  constructor(message: string, fix: string) {
    super(message);
    this.fix = fix;
  }
}
