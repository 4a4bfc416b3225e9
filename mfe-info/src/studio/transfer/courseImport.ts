import { parseCourseDraft, replaceTextImages, type CourseDraft, type DraftDetails } from '@lectern/shared/domain';
import { newId } from '../data/operations';
import { firstPositions } from '../data/positions';
import type { EditedContent } from '../lesson/contract';
import type { FolderFile } from './readFolder';

const documents = () => import('@lectern/shared/firebase/documents');

/** A problem of a course folder: where it is, what is wrong, and how to correct it. */
export type FolderProblem = { file: string; line: number; what: string; fix: string };

type CheckedLesson = Pick<CourseDraft['lessons'][string], 'title' | 'kind' | 'durationSec' | 'preview'> & {
  id: string;
  /** Without `poster` when there is none. */
  content: Omit<EditedContent, 'poster'> & { poster?: string };
  solution: { html: string; css: string; js: string } | null;
};

/** A checked course, as the site's server returns it. */
export type CheckedCourse = {
  details: Omit<DraftDetails, 'cover'>;
  sections: { id: string; title: string; lessons: CheckedLesson[] }[];
  files: { path: string; name: string; contentType: string }[];
  cover: { name: string; contentType: string } | null;
};

/** Checks a folder on the site's server. Resolves to its problems, or to the course. Rejects without an answer. */
export async function checkFolder(
  files: readonly FolderFile[],
): Promise<{ problems: FolderProblem[] } | { course: CheckedCourse }> {
  const { getCallerToken } = await import('@lectern/shared/firebase/auth');
  const described = await Promise.all(files.map(describe));
  const answer = await fetch('/api/studio/import', {
    method: 'POST',
    headers: { authorization: `Bearer ${(await getCallerToken()) ?? ''}`, 'content-type': 'application/json' },
    body: JSON.stringify({ files: described }),
  });
  if (!answer.ok) throw new Error(`HTTP ${String(answer.status)}`);
  const data: unknown = await answer.json();
  if (typeof data !== 'object' || data === null || !('problems' in data || 'course' in data))
    throw new Error('The site answered in an unknown form.');
  return data as { problems: FolderProblem[] } | { course: CheckedCourse };
}

/** Larger texts are no texts of a course: the server then says so from the size alone. */
const MAX_TEXT = 2 * 1024 * 1024;

async function describe({ name, blob }: FolderFile) {
  const isText = /\.(yaml|md|vtt)$/.test(name) && blob.size <= MAX_TEXT;
  return {
    name,
    size: blob.size,
    start: await base64(blob.slice(0, 16)),
    text: isText ? await base64(blob) : null,
  };
}

const base64 = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let index = 0; index < bytes.length; index += 32_768)
    text += String.fromCharCode(...bytes.subarray(index, index + 32_768));
  return btoa(text);
};

/** An import that has begun. After a failure it continues where it stopped, and repeats no finished step. */
export type Import = {
  /**
   * Creates the draft, uploads its files, and then writes outline, contents and solutions in one commit. `onProgress`
   * gets the share that is uploaded. Resolves to the course's id. Rejects with a BackendError; another call continues.
   */
  finish: (onProgress: (share: number) => void) => Promise<string>;
};

/** Prepares the import of a checked course as a draft of the account `uid`. Nothing is written before `finish`. */
export function beginImport(uid: string, course: CheckedCourse, files: readonly FolderFile[]): Import {
  const courseId = newId();
  const path = `courseDrafts/${courseId}`;
  const uploaded = new Map<string, string>();
  const finish: Import['finish'] = async (onProgress) => {
    const { getDocument, serverTime, setDocument, writeDocuments } = await documents();
    const details: DraftDetails = { ...course.details, cover: null };
    const draft = { teacherUid: uid, revision: 1, details, sections: {}, lessons: {}, updatedAt: serverTime };
    // A write whose answer was lost has happened.
    const stored = await getDocument(path, parseCourseDraft, { fresh: true });
    if (stored && stored.revision > 1) return courseId;
    // Only the teacher of a draft that exists may upload its files.
    if (stored === null) await setDocument(path, draft);
    await uploadAll({ courseId, course, files, uploaded }, onProgress);
    const { sections, lessons, contents } = outlineOf(course, uploaded);
    const cover = course.cover ? (uploaded.get(course.cover.name) ?? null) : null;
    await writeDocuments([
      { path, data: { ...draft, revision: 2, details: { ...details, cover }, sections, lessons } },
      ...Object.entries(contents).map(([id, content]) => ({
        path: `${path}/lessons/${id}`,
        data: { ...content, revision: 2 },
      })),
      ...course.sections
        .flatMap((section) => section.lessons)
        .flatMap(({ id, solution }) =>
          solution ? [{ path: `${path}/solutions/${id}`, data: { ...solution, revision: 1 } }] : [],
        ),
    ]);
    return courseId;
  };
  return { finish };
}

type Uploads = {
  courseId: string;
  course: CheckedCourse;
  files: readonly FolderFile[];
  /**
   * Storage path of each uploaded file, by the path that contents name it with. Files that are in it are not uploaded
   * again.
   */
  uploaded: Map<string, string>;
};

/** Uploads the files that the course names, and adds them to `uploaded` one by one. */
async function uploadAll(
  { courseId, course: { files: named, cover }, files, uploaded }: Uploads,
  onProgress: (share: number) => void,
): Promise<void> {
  const { uploadFile } = await import('@lectern/shared/firebase/files');
  const blobs = new Map(files.map(({ name, blob }) => [name, blob]));
  const wanted = new Map([...named, ...(cover ? [{ ...cover, path: cover.name }] : [])].map((one) => [one.path, one]));
  const sizeOf = (name: string): number => blobs.get(name)?.size ?? 0;
  const total = [...wanted.values()].reduce((sum, { name }) => sum + sizeOf(name), 0) || 1;
  let done = 0;
  for (const { path, name, contentType } of wanted.values()) {
    const blob = blobs.get(name);
    if (!blob) continue;
    const before = done;
    done += blob.size;
    if (uploaded.has(path)) continue;
    const safe = (name.split('/').at(-1) ?? 'file').replace(/[^A-Za-z0-9.-]/g, '-').slice(-80);
    const to = `courses/${courseId}/drafts/${crypto.randomUUID()}/${safe}`;
    await uploadFile(to, blob, {
      contentType,
      onProgress: (share) => onProgress((before + share * blob.size) / total),
    });
    uploaded.set(path, to);
  }
}

function outlineOf(course: CheckedCourse, uploaded: ReadonlyMap<string, string>) {
  const moved = (path: string): string => uploaded.get(path) ?? path;
  const sections: CourseDraft['sections'] = {};
  const lessons: CourseDraft['lessons'] = {};
  const contents: Record<string, EditedContent> = {};
  const places = firstPositions(course.sections.length);
  course.sections.forEach((section, index) => {
    sections[section.id] = { title: section.title, position: places[index] ?? 'a0' };
    const positions = firstPositions(section.lessons.length);
    section.lessons.forEach(({ id, title, kind, durationSec, preview, content }, at) => {
      const { video, poster, captions, chapters, body, resources } = content;
      const position = positions[at] ?? 'a0';
      lessons[id] = { section: section.id, position, title, kind, durationSec, preview, edited: 2 };
      contents[id] = {
        video: video === null ? null : moved(video),
        poster: poster === undefined ? null : moved(poster),
        captions: captions.map((one) => ({ ...one, path: moved(one.path) })),
        chapters,
        body: replaceTextImages(body, moved),
        resources: resources.map((one) => ({ ...one, path: moved(one.path) })),
      };
    });
  });
  return { sections, lessons, contents };
}
