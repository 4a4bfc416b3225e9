/** The command was called wrongly: `message` says how, `fix` what to call instead. Exit code 2. */
export class UsageError extends Error {
  readonly fix: string;
  constructor(message: string, fix: string) {
    super(message);
    this.name = 'UsageError';
    this.fix = fix;
  }
}
