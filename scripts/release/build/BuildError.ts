/** A build that cannot be made: `message` says what is wrong and where, `fix` what to do about it. */
export class BuildError extends Error {
  readonly fix: string;
  constructor(message: string, fix: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BuildError';
    this.fix = fix;
  }
}
