/** Error of a failed build. `message` says what is wrong and where, `fix` how to correct it. */
export class BuildError extends Error {
  readonly fix: string;
  constructor(message: string, fix: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BuildError';
    this.fix = fix;
  }
}
