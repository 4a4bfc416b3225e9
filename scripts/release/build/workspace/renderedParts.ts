/**
 * Returns true for a file of rendered parts, by its path: `renderedSearchParts.ts`. The gateway renders what it imports
 * on demand, and the styles of that are part of the screen's.
 */
export const isRenderedPartsFile = (path: string): boolean => /[\\/]rendered\w*Parts\.tsx?$/.test(path);

/**
 * Returns true for a file of deferred data, by its path: `deferredHomeData.ts`. What it imports on demand fetches the
 * data of a screen's first content: every page loads it with the screen, except one with that content rendered.
 */
export const isDeferredDataFile = (path: string): boolean => /[\\/]deferred\w*Data\.ts$/.test(path);
