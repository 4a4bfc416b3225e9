import { parseCourseDraft, parseDraftContent, parseSolution } from '@lectern/shared/domain';
import { getDocument } from '@lectern/shared/firebase/documents';
import { startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { beginImport, type CheckedCourse } from './courseImport';

let running: TestBackend;
beforeAll(async () => {
  running = await startTestBackend();
  await running.signIn({ name: 'tea', roles: ['teacher'] });
});
afterAll(() => running.stop());

const root = 'courses/course/files';
const content = {
  video: null,
  captions: [],
  chapters: [],
  body: `![Crumb](${root}/media/crumb.png)`,
  resources: [{ title: 'Recipe', path: `${root}/recipe.pdf` }],
};
const lesson = { title: 'Bake', kind: 'pen' as const, durationSec: 60, preview: false };
const courseWith = (typeOfRecipe: string): CheckedCourse => ({
  details: {
    ...{ title: 'Bread', subtitle: '', summary: 'Flour.', outcomes: [], category: null, subcategory: null },
    ...{ level: 'all', language: 'en', tags: [] },
  },
  sections: [
    {
      id: 's',
      title: 'First',
      lessons: [{ ...lesson, id: 'bake', content, solution: { html: '', css: '', js: '1' } }],
    },
  ],
  files: [
    { path: `${root}/media/crumb.png`, name: 'media/crumb.png', contentType: 'image/png' },
    { path: `${root}/recipe.pdf`, name: 'recipe.pdf', contentType: typeOfRecipe },
  ],
  cover: { name: 'cover.png', contentType: 'image/png' },
});
const files = ['media/crumb.png', 'recipe.pdf', 'cover.png'].map((name) => ({ name, blob: new Blob([name]) }));

test('an interrupted import continues: the course appears only once complete, and no file is sent twice', async () => {
  // Storage refuses the type; the site has learnt it by the second attempt.
  const course = courseWith('text/html');
  const begun = beginImport('tea', course, files);
  await expect(begun.finish(() => undefined)).rejects.toMatchObject({ kind: 'denied' });
  const { firestore, storage } = running.backend;
  const [draft] = firestore.admin.query({ collection: 'courseDrafts' });
  expect(draft?.fields).toMatchObject({ revision: { integerValue: '1' }, lessons: { mapValue: {} } });
  expect(firestore.admin.query({ collection: `${draft?.path ?? ''}/lessons` })).toEqual([]);
  course.files[1]!.contentType = 'application/pdf';
  const shares: number[] = [];
  const id = await begun.finish((share) => shares.push(share));
  expect(draft?.path).toBe(`courseDrafts/${id}`);
  const stored = storage.admin.list('lectern', `courses/${id}/`).map(({ path }) => path);
  expect(stored.map((path) => path.split('/').at(-1)).sort()).toEqual(['cover.png', 'crumb.png', 'recipe.pdf']);
  const at = (name: string): string => stored.find((path) => path.endsWith(name)) ?? '';
  const path = `courseDrafts/${id}`;
  expect(await getDocument(path, parseCourseDraft)).toMatchObject({ revision: 2, details: { cover: at('cover.png') } });
  expect(await getDocument(`${path}/lessons/bake`, parseDraftContent)).toMatchObject({
    body: `![Crumb](${at('crumb.png')})`,
    resources: [{ path: at('recipe.pdf') }],
  });
  expect(await getDocument(`${path}/solutions/bake`, parseSolution)).toMatchObject({ js: '1' });
  expect(Math.max(...shares)).toBe(1);
  // The answer to the last commit was lost: the course is there already.
  expect(await begun.finish(() => undefined)).toBe(id);
});
