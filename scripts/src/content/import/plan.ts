import type { Problems } from './Problems';
import { whyNot, type SourceFolder, type YamlFile, type YamlPath } from './SourceFolder';

/** A document as it should be. Where `createdAt` is undefined the document's own stays, or it is now. */
export type PlannedDocument = { path: string; data: Record<string, unknown>; createdAt?: Date | undefined; hasTimes: boolean };

/** A file as it should be in storage: `from` is a file of the folder, or the bytes themselves. */
export type PlannedFile = { bucket: 'site' | 'open'; path: string; from: string | Buffer; contentType: string };

/** Everything that an import brings about. What lies under `owned` in storage, and below an imported course, and is not planned goes. */
export type Plan = { documents: PlannedDocument[]; files: PlannedFile[]; ownedFolders: string[]; courseIds: string[]; bookIds: string[]; categoryCount: number };

/** What reading one course or book needs. */
export type Reading = { source: SourceFolder; problems: Problems; plan: Plan };

/** An empty plan. */
export const newPlan = (): Plan => ({ documents: [], files: [], ownedFolders: [], courseIds: [], bookIds: [], categoryCount: 0 });

/** The Markdown that a field holds itself, or that the `.md` file it names holds; null after adding a problem. `placeOf` gives the place of one of its lines, from 1. */
export function readMarkdown(
  { source, problems }: Reading, folder: string, value: string, yaml: YamlFile, path: YamlPath,
): { text: string; placeOf: (line: number) => { file: string; line: number } } | null {
  const place = yaml.placeOf(path);
  if (!/^\S[^\n]*\.md$/.test(value.trim())) return { text: value, placeOf: (line) => (yaml.isBlock(path) ? { ...place, line: place.line + line } : place) };
  const file = `${folder}/${value.trim()}`;
  const found = source.find(file);
  if (found !== 'file') {
    problems.add(place, ...whyNot(file, found));
    return null;
  }
  const text = source.text(file);
  if (text.trim().length > 0 && text.length <= 100_000) return { text, placeOf: (line) => ({ file, line }) };
  problems.add({ file, line: 1 }, text.length > 100_000 ? 'longer than 100,000 characters' : 'the file is empty', 'Write 1 to 100,000 characters; divide a longer text into lessons.');
  return null;
}

/** An id made of a title: lower-case words joined by hyphens; empty when the title has no letter or digit of the Latin alphabet. */
export function slugOf(title: string): string {
  return title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 100).replace(/-$/, '');
}

/** A text as its paragraphs: line breaks within one are spaces, an empty line divides two. */
export function paragraphsOf(text: string): string {
  return text.trim().split(/\n\s*\n/).map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' ')).join('\n\n');
}
