import { list, object } from '../../contract/parse';
import { anything, chars, id } from '../parsing/fields';
import { parseValid, type Warn } from '../parsing/parseValid';
import { parseListedCourses, type ListedCourse } from './listedCourse';

const listedPath = /*#__PURE__*/ object({ id, title: chars(3, 120), summary: chars(1, 500), courses: list(anything) });

/** A learning path with those of its courses that are published, in order. */
export type ListedPath = { id: string; title: string; summary: string; courses: ListedCourse[] };

const file = /*#__PURE__*/ object({ paths: list(anything) });

/**
 * Parses the list of learning paths; throws a ContractError. A malformed path or course is skipped and reported to
 * `warn`.
 */
export const parseCataloguePaths = (data: unknown, warn: Warn = () => undefined): ListedPath[] =>
  parseValid(file(data, 'paths').paths, listedPath, 'paths', warn).map((path) => ({
    ...path,
    courses: parseListedCourses(path.courses, `paths.${path.id}`, warn),
  }));
