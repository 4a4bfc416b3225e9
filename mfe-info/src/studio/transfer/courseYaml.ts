import {
  draftOutline,
  formatPenLesson,
  replaceTextImages,
  type OutlineSection,
  type Solution,
} from '@lectern/shared/domain';
import type { DraftInFull } from '../review';

/** A course as files: the text of course.yaml and of lessons, and stored files by their name in the folder. */
export type CourseFolder = { texts: Record<string, string>; stored: Record<string, string> };

/** The solutions of code lessons, by the ids of their lessons. */
export type Solutions = ReadonlyMap<string, Pick<Solution, 'html' | 'css' | 'js'>>;

/**
 * Returns a draft as a course folder, in the format of `lectern content import`. Everything that the format knows is
 * there, with the solutions, which are the teacher's; links to pages elsewhere are not part of it.
 */
export function courseFolder(
  { draft, contents }: DraftInFull,
  teacher: string,
  solutions: Solutions = new Map(),
): CourseFolder {
  const folder: CourseFolder = { texts: {}, stored: {} };
  const { title, subtitle, summary, outcomes, category, subcategory, level, language, tags, cover } = draft.details;
  const store = storeIn(folder);
  const sections = draftOutline(draft).filter(({ lessons }) => lessons.length > 0);
  const course = {
    title,
    subtitle,
    summary,
    category: category ?? 'uncategorised',
    ...(subcategory === null ? {} : { subcategory }),
    teacher,
    outcomes,
    level,
    language,
    tags,
    ...(cover === null ? {} : { cover: store('media', cover) }),
    status: 'draft',
    sections: sections.map((section) => ({
      id: section.id,
      title: section.title,
      lessons: section.lessons.map((lesson) => {
        const content = contents.get(lesson.id);
        const entry = { ...lesson, solution: solutions.get(lesson.id) };
        return lessonOf(folder, store, entry, content && withImages(draft.id, content, store));
      }),
    })),
  };
  folder.texts['course.yaml'] = yamlOf(course);
  return folder;
}

/** Returns a content whose text names its pictures in the folder. */
const withImages = (courseId: string, content: Content, store: Store): Content => ({
  ...content,
  body: replaceTextImages(content.body, (path) =>
    path.startsWith(`courses/${courseId}/`) ? store('media', path) : path,
  ),
});

type OutlineLesson = OutlineSection['lessons'][number] & {
  solution: Pick<Solution, 'html' | 'css' | 'js'> | undefined;
};
type Store = (folder: string, path: string) => string;
type Content = DraftInFull['contents'] extends ReadonlyMap<string, infer C> ? C : never;

function lessonOf(folder: CourseFolder, store: Store, lesson: OutlineLesson, content: Content | undefined): object {
  const { id, title, kind, durationSec, preview, solution } = lesson;
  const file = `lessons/${id}.md`;
  const body = content?.body ?? '';
  if (body.trim() !== '') folder.texts[file] = body;
  const resources = (content?.resources ?? []).filter(({ path }) => !path.startsWith('https://'));
  return {
    id,
    title,
    duration: durationOf(durationSec),
    preview,
    ...(content?.video ? { video: store('media', content.video) } : {}),
    ...(content?.video && content.poster ? { poster: store('media', content.poster) } : {}),
    ...(body.trim() === '' ? {} : { [kind === 'video' ? 'notes' : kind]: file }),
    ...(kind === 'pen' && solution ? { solution: solutionFile(folder, id, solution) } : {}),
    ...listOf('captions', content?.captions, (one) => ({
      language: one.language,
      kind: one.kind,
      file: store('media', one.path),
    })),
    ...listOf('chapters', content?.chapters, (one) => ({ title: one.title, at: durationOf(one.startSec) })),
    ...listOf('resources', resources, (one) => ({ title: one.title, file: store('resources', one.path) })),
  };
}

function solutionFile({ texts }: CourseFolder, id: string, { html, css, js }: Pick<Solution, 'html' | 'css' | 'js'>) {
  const file = `lessons/${id}.solution.md`;
  texts[file] = formatPenLesson({ task: '', html, css, js, tests: [] });
  return file;
}

const listOf = <T>(name: string, entries: readonly T[] = [], map: (entry: T) => object): object =>
  entries.length === 0 ? {} : { [name]: entries.map(map) };

/** Gives each stored file a name of its own in the folder. */
function storeIn({ stored }: CourseFolder): Store {
  const known = new Map<string, string>();
  return (folder, path) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const base = path.split('/').at(-1) ?? 'file';
    let name = `${folder}/${base}`;
    for (let number = 2; Object.hasOwn(stored, name); number += 1) name = `${folder}/${String(number)}-${base}`;
    stored[name] = path;
    known.set(path, name);
    return name;
  };
}

function durationOf(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${String(hours)}:${String(minutes).padStart(2, '0')}:${rest}` : `${String(minutes)}:${rest}`;
}

/** Returns data as YAML: one line for each field, lists of objects as blocks. JSON strings are YAML strings. */
function yamlOf(data: object, indent = ''): string {
  return Object.entries(data)
    .map(([name, value]: [string, unknown]) => {
      if (!Array.isArray(value) || value.some((entry) => typeof entry !== 'object'))
        return `${indent}${name}: ${JSON.stringify(value)}\n`;
      const entries = value.map((entry: object) => {
        const lines = yamlOf(entry, `${indent}    `);
        return `${indent}  - ${lines.slice(indent.length + 4)}`;
      });
      return `${indent}${name}:${value.length === 0 ? ' []\n' : `\n${entries.join('')}`}`;
    })
    .join('');
}
