import type { Problems } from './Problems';
import type { SourceFolder, YamlFile, YamlPath } from './SourceFolder';

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

/** What a kind of file may be called, how large it may be, and its media type by ending. */
const KINDS = {
  video: { types: { '.mp4': 'video/mp4', '.webm': 'video/webm' }, megabytes: 2048 },
  captions: { types: { '.vtt': 'text/vtt; charset=utf-8' }, megabytes: 2 },
  image: { types: { '.png': 'image/png', '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg', '.webp': 'image/webp' }, megabytes: 2 },
  resource: {
    types: {
      '.pdf': 'application/pdf', '.zip': 'application/zip', '.json': 'application/json', '.txt': 'text/plain; charset=utf-8', '.md': 'text/markdown; charset=utf-8',
      '.png': 'image/png', '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg', '.webp': 'image/webp', '.mp3': 'audio/mpeg',
    },
    megabytes: 200,
  },
} as const;

/** The media type of `file`, or null after adding what is wrong with it: not there, not of the kind, too large, captions that are none. */
export function checkFile({ source, problems }: Reading, kind: keyof typeof KINDS, file: string, place: { file: string; line: number }): string | null {
  const types: Record<string, string> = KINDS[kind].types;
  const endings = Object.keys(types);
  const contentType = types[/\.[a-z0-9]+$/.exec(file)?.[0] ?? ''];
  if (contentType === undefined) problems.add(place, `"${file}" is no file for this`, `Use one that ends in ${endings.join(', ')}.`);
  else if (!source.has(file)) problems.add(place, `"${file}" does not exist`, 'Add the file, or correct its name; capitals count.');
  else if (source.sizeOf(file) === 0) problems.add(place, `"${file}" is empty`, 'Replace it with the file itself.');
  else if (source.sizeOf(file) > KINDS[kind].megabytes * 1024 * 1024) problems.add(place, `"${file}" is larger than ${KINDS[kind].megabytes} MB`, 'Make it smaller.');
  else if (kind === 'captions' && !/^WEBVTT([ \t\n]|$)/.test(source.text(file))) problems.add({ file, line: 1 }, 'no WebVTT file', 'Begin it with a line that says WEBVTT.');
  else return contentType;
  return null;
}

/** The Markdown that a field holds itself, or that the `.md` file it names holds; null after adding a problem. `placeOf` gives the place of one of its lines, from 1. */
export function readMarkdown(
  { source, problems }: Reading, folder: string, value: string, yaml: YamlFile, path: YamlPath,
): { text: string; placeOf: (line: number) => { file: string; line: number } } | null {
  const place = yaml.placeOf(path);
  if (!/^\S[^\n]*\.md$/.test(value.trim())) return { text: value, placeOf: (line) => (yaml.isBlock(path) ? { ...place, line: place.line + line } : place) };
  const file = `${folder}/${value.trim()}`;
  if (!source.has(file)) {
    problems.add(place, `"${file}" does not exist`, 'Add the file, or correct its name; capitals count.');
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
