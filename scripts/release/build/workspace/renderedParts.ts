/**
 * Returns true for a file of rendered parts, by its path: `renderedSearchParts.ts`. The gateway renders what it imports
 * on demand, and the styles of that are part of the screen's.
 */
export const isRenderedPartsFile = (path: string): boolean => /[\\/]rendered\w*Parts\.tsx?$/.test(path);
