import { casesOf, type Case } from '../cases';
import { path } from '../documents';

/** Cases of learning paths: everybody reads published ones, and only imports write. */
export const PATH_CASES: Case[] = [
  ...casesOf('visitor', 'allowed', {
    'reads a published path': { get: 'paths/baking' },
    'lists published paths': { list: 'paths', where: [['status', '==', 'published']] },
  }),
  ...casesOf('learner', 'refused', {
    'reads an archived path': { get: 'paths/archived' },
    'lists all paths': { list: 'paths' },
    'writes a path': { create: 'paths/mine', data: path },
    'changes a path': { update: 'paths/baking', data: { courses: ['free'] } },
    'deletes a path': { remove: 'paths/baking' },
  }),
  ...casesOf('teacher', 'refused', {
    'puts a course into a path': { update: 'paths/baking', data: { courses: ['free', 'second', 'draft'] } },
  }),
  ...casesOf('admin', 'allowed', { 'lists paths': { list: 'paths' } }),
  ...casesOf('admin', 'refused', {
    'writes a path from the browser': { create: 'paths/other', data: path },
    'deletes a path from the browser': { remove: 'paths/baking' },
  }),
];
