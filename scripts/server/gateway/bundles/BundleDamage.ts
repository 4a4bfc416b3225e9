/** Error of a bundle's file whose bytes are not those that its release names. It is never sent. */
export class BundleDamage extends Error {
  override readonly name = 'BundleDamage';
  readonly statusCode = 500;

  constructor(
    readonly owner: string,
    readonly version: string,
    file: string,
  ) {
    super(
      `${file} of ${owner} ${version} does not match its hash, so it is not served. ` +
        'Restore the bundle from a backup, roll back, or release a new version.',
    );
  }
}
