/**
 * Trusted Types policy name of shell and remotes. The gateway's Content-Security-Policy allows it with
 * 'allow-duplicates', because each release creates its own policy.
 */
export const TRUSTED_TYPES_POLICY = 'lectern';
