import { checkFile } from './checkFile';
import type { Reading } from './plan';
import type { YamlFile } from '../source/readYaml';

/** The cover that a course or book names. `isShown` is true when the cover may be public. */
export type CoverSource = { kind: 'course' | 'book'; id: string; cover: string | undefined; isShown: boolean };

/**
 * Checks a cover and plans it if it is shown. Returns its path in storage, or null. Covers are public files, so a draft
 * has none. A previous cover of another type is removed.
 */
export function planCover(reading: Reading, yaml: YamlFile, { kind, id, cover, isShown }: CoverSource): string | null {
  const name = `catalogue/covers/${kind}-${id}.`;
  reading.plan.owned.push({ bucket: 'site', prefix: name });
  if (cover === undefined) return null;
  const file = `${kind}s/${id}/${cover}`;
  const contentType = checkFile(reading, 'image', file, yaml.positionOf(['cover']));
  if (contentType === null || !isShown) return null;
  const path = name + cover.slice(cover.lastIndexOf('.') + 1);
  reading.plan.files.push({ bucket: 'site', path, from: reading.source.at(file), contentType });
  return path;
}
