/**
 * An export or import that can't be done as asked. `fix` says what to do instead. `isPartial` is true when something
 * was stored before.
 */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
  readonly fix: string;
  readonly isPartial: boolean;
  constructor(
    message: string,
    fix: string,
    { cause, isPartial = false }: { cause?: unknown; isPartial?: boolean } = {},
  ) {
    super(message, { cause });
    this.fix = fix;
    this.isPartial = isPartial;
  }
}
