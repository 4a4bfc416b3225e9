/** Thrown for wrong usage of a command. `fix` is the suggested call. Exit code 2. */
export class UsageError extends Error {
  readonly fix: string;
  constructor(message: string, fix: string) {
    super(message);
    this.name = 'UsageError';
    this.fix = fix;
  }
}
