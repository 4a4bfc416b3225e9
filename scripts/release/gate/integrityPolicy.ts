/**
 * `Integrity-Policy` of the site's pages, and of those that try a release: a script without integrity is blocked,
 * whoever inserts it. Styles are not among them: webpack's runtime inserts those of deferred parts without integrity.
 * Browsers without the header ignore it.
 */
export const INTEGRITY_POLICY = 'blocked-destinations=(script)';
