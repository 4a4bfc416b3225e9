import { casesOf, invalidVariants, type Case } from './cases';
import * as good from './documents';

const path = 'courseDrafts/free/solutions/one';
const at = (revision: number) => ({ ...good.solution, revision });

/** Cases of solutions of code lessons: only the teacher of the course and administrators see them. */
export const SOLUTION_CASES: Case[] = [
  ...casesOf('teacher', 'allowed', {
    'reads a solution of their own course': { get: path },
    'lists solutions of their own course': { list: 'courseDrafts/free/solutions' },
    'changes a solution': { create: path, data: at(2) },
    'writes the first solution of a lesson': { create: 'courseDrafts/free/solutions/two', data: at(1) },
    'reads a solution of a course without a draft': { get: 'courseDrafts/full/solutions/one' },
    'changes a solution of a course without a draft': { create: 'courseDrafts/full/solutions/one', data: at(2) },
    'deletes a solution': { remove: 'courseDrafts/free/solutions/two' },
  }),
  ...casesOf('teacher', 'refused', {
    'overwrites a newer solution': { create: path, data: at(2) },
    'skips a revision of a solution': { create: path, data: at(9) },
    'starts a solution at a later revision': { create: 'courseDrafts/free/solutions/three', data: at(5) },
    'writes a solution of a deleted course': { create: 'courseDrafts/gone/solutions/one', data: at(1) },
    'writes a solution of no course': { create: 'courseDrafts/nothing/solutions/one', data: at(1) },
  }),
  ...invalidVariants('teacher', path, at(3), {
    'a file of 50,001 characters': { js: 'x'.repeat(50_001) },
    'a file that is no text': { css: 5 },
    'an unknown field': { tests: [] },
  }),
  ...casesOf('learner', 'refused', {
    'reads a solution of a course that they take': { get: path },
    'lists solutions of a course that they take': { list: 'courseDrafts/free/solutions' },
    'lists solutions of the site': { list: 'solutions', group: true },
    'reads a solution of a course without a draft': { get: 'courseDrafts/full/solutions/one' },
    'replaces a solution': { create: path, data: at(3) },
    'deletes a solution': { remove: path },
  }),
  ...casesOf('visitor', 'refused', {
    'reads a solution': { get: path },
    'lists solutions': { list: 'courseDrafts/free/solutions' },
    'counts solutions': { list: 'courseDrafts/free/solutions', count: true },
  }),
  ...casesOf('rival', 'refused', {
    'reads a solution of another teacher': { get: path },
    'replaces a solution of another teacher': { create: path, data: at(3) },
    'deletes a solution of another teacher': { remove: path },
  }),
  ...casesOf('admin', 'allowed', { 'reads a solution under review': { get: path } }),
  ...casesOf('admin', 'refused', { 'changes a solution of a teacher': { create: path, data: at(3) } }),
];
