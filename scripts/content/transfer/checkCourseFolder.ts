import type { Backend } from '@lectern/backend';
import { paragraphsOf } from '../import/plan/paragraphsOf';
import { newPlan, type Reading } from '../import/plan/plan';
import { planCategories } from '../import/plan/planNames';
import { planCourse } from '../import/plan/planCourse';
import { checkFile } from '../import/plan/checkFile';
import { courseForm } from '../import/source/forms';
import { Problems, type Problem } from '../import/source/Problems';
import { readForm } from '../import/source/readForm';
import { DescribedFolder, type DescribedFile } from './DescribedFolder';

/** The id under which a described course is checked: its files are at `courses/course/…`. */
const ID = 'course';
const ROOT = `courses/${ID}`;

/** A lesson of a checked course. Files in `content` have the paths of `files`. */
type CheckedLesson = {
  id: string;
  title: string;
  kind: string;
  durationSec: number;
  preview: boolean;
  content: object;
  /** The solution of a code lesson, for the draft's teacher; null without one. */
  solution: object | null;
};

/** A course that can be imported: what a draft needs, and each file by the path that `content` names it with. */
export type CheckedCourse = {
  details: object;
  sections: { id: string; title: string; lessons: CheckedLesson[] }[];
  files: { path: string; name: string; contentType: string }[];
  cover: { name: string; contentType: string } | null;
  advice: string[];
};

/**
 * Checks a course folder that a browser describes, in the format of `lectern content import`. Returns all problems with
 * file, line and fix, or the course.
 */
export function checkCourseFolder(
  described: readonly DescribedFile[],
  backend: Pick<Backend, 'firestore'>,
): { problems: readonly Problem[] } | { course: CheckedCourse } {
  const problems = new Problems();
  const source = new DescribedFolder(described.map((file) => ({ ...file, name: `${ROOT}/${file.name}` })));
  const reading: Reading = { source, problems, plan: newPlan() };
  // Whoever imports is the teacher, whatever the folder says.
  planCourse(reading, { categories: planCategories(reading, backend.firestore.admin), teachers: null }, ID);
  const cover = problems.all.length === 0 ? coverOf(reading) : null;
  if (problems.all.length > 0) return { problems: problems.all.map(withoutRoot) };
  return { course: courseOf(reading, cover) };
}

const withoutRoot = ({ file, what, ...problem }: Problem): Problem => ({
  ...problem,
  file: file.replace(`${ROOT}/`, ''),
  what: what.replaceAll(`${ROOT}/`, ''),
});

function coverOf(reading: Reading): CheckedCourse['cover'] {
  const read = readForm(reading.source, `${ROOT}/course.yaml`, courseForm, reading.problems);
  const cover = read?.form?.cover;
  if (!read || cover === undefined) return null;
  const contentType = checkFile(reading, 'image', `${ROOT}/${cover}`, read.yaml.positionOf(['cover']));
  return contentType === null ? null : { name: cover, contentType };
}

function courseOf({ plan, source }: Reading, cover: CheckedCourse['cover']): CheckedCourse {
  const data = new Map(plan.documents.map((document) => [document.path, document.data]));
  const course = data.get(ROOT) ?? {};
  const sections = [...data].flatMap(([path, section]) => {
    const id = /^courses\/[^/]+\/sections\/([^/]+)$/.exec(path)?.[1];
    if (id === undefined) return [];
    const lessons = [...data].flatMap(([lessonPath, lesson]) => {
      const lessonId = lessonPath.startsWith(`${path}/lessons/`) ? lessonPath.slice(`${path}/lessons/`.length) : null;
      if (lessonId === null) return [];
      const content = data.get(`${ROOT}/content/${lessonId}`) ?? {};
      const solution = data.get(`courseDrafts/${ID}/solutions/${lessonId}`) ?? null;
      return [{ ...(lesson as Omit<CheckedLesson, 'id' | 'content' | 'solution'>), id: lessonId, content, solution }];
    });
    return [{ id, title: String(section.title), lessons }];
  });
  const { title, subtitle, summary, category, subcategory, level, language, tags, outcomes } = course;
  return {
    details: {
      title,
      subtitle,
      summary: paragraphsOf(String(summary)),
      category,
      subcategory,
      level,
      language,
      tags,
      outcomes,
    },
    sections,
    files: plan.files.map(({ path, from, contentType }) => ({
      path,
      name: source.at(String(from)).replace(`${ROOT}/`, ''),
      contentType,
    })),
    cover,
    advice: plan.advice.map((line) => line.replaceAll(`${ROOT}/`, '')),
  };
}
