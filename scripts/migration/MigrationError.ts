/** An export or import that can't be done as asked. `fix` says what to do instead. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
  readonly fix: string;
  constructor(message: string, fix: string, options?: ErrorOptions) {
    super(message, options);
    this.fix = fix;
  }
}
