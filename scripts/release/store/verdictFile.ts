/** Returns the file with the gate's verdict on the release in `folder`: beside it, since a release never changes. */
export const verdictFile = (folder: string): string => `${folder}.verdict.json`;
