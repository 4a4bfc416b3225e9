import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { startLecternBackend } from '@lectern/shared/project';
import type { RunningBackend } from '@lectern/backend';
import { wireFieldsOf } from '@lectern/backend';
import { checkCourseFolder } from './checkCourseFolder';
import type { DescribedFile } from './DescribedFolder';
import { transferRoutes } from './transferRoutes';

let running: RunningBackend;
beforeAll(async () => {
  running = await startLecternBackend({ auth: { passwordCost: { N: 1024, r: 8, p: 1 } } });
  const { auth, firestore } = running.backend;
  for (const [uid, claims] of Object.entries({ tea: { teacher: true }, lea: {} }))
    await auth.admin.createAccount({ uid, email: `${uid}@x.example`, password: 'correct horse battery', claims });
  const set = (slug: string, parent: string | null): void =>
    firestore.admin.set(`categories/${slug}`, wireFieldsOf({ name: slug, parent, order: 0, icon: 'x' }));
  set('web-development', null);
  set('html-and-css', 'web-development');
});
afterAll(() => running.stop());

const SAMPLE = join(__dirname, '../sample/courses/css-boxes-and-grids');

function describeFolder(folder: string, prefix = ''): DescribedFile[] {
  return readdirSync(folder).flatMap((entry) => {
    const path = join(folder, entry);
    if (statSync(path).isDirectory()) return describeFolder(path, `${prefix}${entry}/`);
    const bytes = readFileSync(path);
    const text = /\.(yaml|md|vtt)$/.test(entry) ? bytes : null;
    return [{ name: prefix + entry, size: bytes.length, start: bytes.subarray(0, 16), text }];
  });
}

test('a sample course is checked as the command does: outline, contents and files', () => {
  const result = checkCourseFolder(describeFolder(SAMPLE), running.backend);
  if (!('course' in result)) throw new Error(JSON.stringify(result));
  const { course } = result;
  expect(course.details).toMatchObject({ title: 'Boxes and grids with CSS', category: 'web-development' });
  expect(course.sections.map(({ title }) => title)).toEqual(expect.arrayContaining(['The box', 'Rows']));
  expect(course.sections[0]?.lessons[0]).toMatchObject({ kind: 'video', durationSec: 39, preview: true });
  expect(course.files.map(({ name }) => name)).toContain('media/the-box.webm');
});

test('a problem names the file in the folder, its line, and a fix', () => {
  const files = describeFolder(SAMPLE).map((file) =>
    file.name === 'course.yaml'
      ? { ...file, text: Buffer.from(String(file.text).replace('media/the-box.webm', 'media/none.webm')) }
      : file,
  );
  const result = checkCourseFolder(files, running.backend);
  expect(result).toMatchObject({
    problems: [{ file: 'course.yaml', line: 21, what: '"media/none.webm" does not exist' }],
  });
});

test('only teachers are answered, and only about a folder in a known form', async () => {
  const { auth, firestore } = running.backend;
  const app = Fastify();
  await app.register(transferRoutes({ auth, firestore, verifyCaller: (header) => auth.verifyCaller(header) }));
  const send = async (uid: string | null, payload: object) => {
    const headers = uid === null ? {} : { authorization: `Bearer ${auth.admin.signIn(uid).idToken}` };
    return app.inject({ method: 'POST', url: '/api/studio/import', headers, payload });
  };
  const file = { name: 'course.yaml', size: 3, start: 'YTog', text: 'YTog' };
  expect((await send(null, { files: [file] })).statusCode).toBe(403);
  expect((await send('lea', { files: [file] })).statusCode).toBe(403);
  for (const name of ['../course.yaml', '/etc/passwd', 'a//b', 'a\\b', './a', ''])
    expect((await send('tea', { files: [{ ...file, name }] })).statusCode).toBe(400);
  expect((await send('tea', { files: [] })).statusCode).toBe(400);
  expect((await send('tea', { files: [{ ...file, text: 'not base64!' }] })).statusCode).toBe(400);
  const answer = await send('tea', { files: [file] });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ problems: expect.any(Array) as unknown[] });
  await app.close();
});
