/** Returns the version of a build that is never released: `1.4.2-development`. */
export function developmentVersion(version = '0.0.0'): string {
  return `${version.replace(/[-+].*$/, '')}-development`;
}
