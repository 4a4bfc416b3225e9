import { deleteObject, getDownloadURL, listAll, ref, updateMetadata, uploadBytes } from 'firebase/storage';
import { startAttackTestBed, type AttackTestBed, type Persona } from './testBed';

let testBed: AttackTestBed;
beforeAll(async () => {
  testBed = await startAttackTestBed();
});
afterAll(() => testBed.stop());

/** Folder of one file of a draft, and of files that are not there yet. */
const ONE = 'drafts/0123456789abcdef';
const NEW = 'drafts/fedcba9876543210';
const MIB = 1024 * 1024;

type Attempt = 'read' | 'list' | 'write' | 'delete';

async function attempt(
  persona: Persona,
  what: Attempt,
  path: string,
  options: { open?: boolean; bytes?: number; type?: string },
): Promise<string> {
  const client = testBed.clients[persona];
  const file = ref(options.open ? client.open : client.storage, path);
  const call = {
    read: () => getDownloadURL(file),
    list: () => listAll(file),
    delete: () => deleteObject(file),
    write: () => uploadBytes(file, new Uint8Array(options.bytes ?? 3), { contentType: options.type ?? 'image/png' }),
  }[what];
  return call().then(
    () => 'allowed',
    (error: unknown) => {
      const { code } = error as { code?: string };
      return code === 'storage/unauthorized' || code === 'storage/unauthenticated' ? 'refused' : String(code);
    },
  );
}

test.each<[Persona, Attempt, string, 'allowed' | 'refused', { open?: boolean; bytes?: number; type?: string }]>([
  ['visitor', 'read', 'intro/01.mp4', 'allowed', { open: true }],
  ['visitor', 'list', 'intro', 'allowed', { open: true }],
  ['visitor', 'write', 'intro/02.mp4', 'refused', { open: true, type: 'video/mp4' }],
  ['learner', 'write', 'intro/02.mp4', 'refused', { open: true, type: 'video/mp4' }],
  ['visitor', 'read', 'catalogue/home.json', 'allowed', {}],
  ['visitor', 'write', 'catalogue/home.json', 'refused', {}],
  ['teacher', 'write', 'catalogue/home.json', 'refused', {}],
  ['visitor', 'read', 'courses/free/one.mp4', 'refused', {}],
  ['visitor', 'read', 'courses/free/previews/one.mp4', 'allowed', {}],
  ['visitor', 'read', 'courses/draft/previews/one.mp4', 'refused', {}],
  ['visitor', 'read', 'courses/free/previews/closed.mp4', 'refused', {}],
  ['rival', 'read', 'courses/free/previews/closed.mp4', 'refused', {}],
  ['teacher', 'read', 'courses/free/previews/closed.mp4', 'allowed', {}],
  ['learner', 'read', 'courses/free/previews/closed.mp4', 'allowed', {}],
  ['learner', 'read', 'courses/free/one.mp4', 'allowed', {}],
  ['learner', 'read', 'courses/full/one.mp4', 'refused', {}],
  ['other', 'read', 'courses/free/one.mp4', 'allowed', {}],
  ['teacher', 'read', 'courses/full/one.mp4', 'allowed', {}],
  ['rival', 'read', 'courses/full/one.mp4', 'refused', {}],
  ['learner', 'read', 'courses/archived-enrolled/one.mp4', 'allowed', {}],
  ['other', 'read', 'courses/archived-enrolled/one.mp4', 'refused', {}],
  ['learner', 'read', 'courses/refunded/one.mp4', 'refused', {}],
  ['teacher', 'read', 'courses/gone/one.mp4', 'refused', {}],
  ['rival', 'read', 'courses/gone/one.mp4', 'refused', {}],
  ['visitor', 'read', 'courses/gone/previews/one.mp4', 'refused', {}],
  ['teacher', 'list', 'courses/gone', 'refused', {}],
  ['rival', 'write', 'courses/gone/two.mp4', 'refused', { type: 'video/mp4' }],
  ['learner', 'list', 'courses/free', 'refused', {}],
  ['learner', 'write', 'courses/free/two.mp4', 'refused', { type: 'video/mp4' }],
  ['teacher', 'write', 'courses/draft/two.mp4', 'refused', { type: 'video/mp4' }],
  ['teacher', 'write', 'courses/free/one.mp4', 'refused', { type: 'video/mp4' }],
  ['teacher', 'write', 'courses/free/previews/one.mp4', 'refused', { type: 'video/mp4' }],
  ['teacher', 'write', 'courses/free/files/new.mp4', 'refused', { type: 'video/mp4' }],
  ['teacher', 'delete', 'courses/free/one.mp4', 'refused', {}],
  ['rival', 'write', 'courses/draft/two.mp4', 'refused', { type: 'video/mp4' }],
  ['rival', 'delete', 'courses/draft/two.mp4', 'refused', {}],
  ['visitor', 'read', 'books/paid-book/sample/s.html', 'allowed', {}],
  ['visitor', 'read', 'books/paid-book/full/b.epub', 'refused', {}],
  ['other', 'read', 'books/paid-book/full/b.epub', 'refused', {}],
  ['admin', 'write', 'books/paid-book/full/b.epub', 'allowed', {}],
  ['learner', 'write', 'books/paid-book/full/b.epub', 'refused', {}],
  ['visitor', 'read', 'avatars/other/a.png', 'allowed', {}],
  ['learner', 'write', 'avatars/learner/a.png', 'allowed', {}],
  ['learner', 'write', 'avatars/learner/big.png', 'refused', { bytes: 2 * 1024 * 1024 + 1 }],
  ['learner', 'write', 'avatars/learner/a.svg', 'refused', { type: 'image/svg+xml' }],
  ['learner', 'write', 'avatars/learner/a.html', 'refused', { type: 'text/html' }],
  ['learner', 'write', 'avatars/other/a.png', 'refused', {}],
  ['learner', 'delete', 'avatars/other/a.png', 'refused', {}],
  ['learner', 'delete', 'avatars/learner/a.png', 'allowed', {}],
  ['other', 'list', 'avatars/other', 'allowed', {}],
  ['learner', 'list', 'avatars/other', 'refused', {}],
  ['visitor', 'list', 'avatars/other', 'refused', {}],
  ['learner', 'list', 'avatars', 'refused', {}],
  ['learner', 'write', 'avatars/learner/deep/a.png', 'refused', {}],
  ['visitor', 'read', 'secrets/x.txt', 'refused', {}],
  ['admin', 'read', 'secrets/x.txt', 'refused', {}],
  ['visitor', 'list', '', 'refused', {}],
])('%s %s %s: %s', async (persona, what, path, expected, options) => {
  expect(await attempt(persona, what, path, options)).toBe(expected);
});

test.each<[Persona, Attempt, string, 'allowed' | 'refused', { open?: boolean; bytes?: number; type?: string }]>([
  ['teacher', 'read', `courses/free/${ONE}/one.mp4`, 'allowed', {}],
  ['teacher', 'read', `courses/fresh/${ONE}/one.mp4`, 'allowed', {}],
  ['admin', 'read', `courses/fresh/${ONE}/one.mp4`, 'allowed', {}],
  ['visitor', 'read', `courses/free/${ONE}/one.mp4`, 'refused', {}],
  ['learner', 'read', `courses/free/${ONE}/one.mp4`, 'refused', {}],
  ['other', 'read', `courses/free/${ONE}/one.mp4`, 'refused', {}],
  ['rival', 'read', `courses/free/${ONE}/one.mp4`, 'refused', {}],
  ['rival', 'read', `courses/fresh/${ONE}/one.mp4`, 'refused', {}],
  ['teacher', 'read', `courses/gone/${ONE}/one.mp4`, 'refused', {}],
  ['rival', 'list', `courses/free/drafts`, 'refused', {}],
  ['learner', 'list', `courses/free/drafts`, 'refused', {}],
  ['teacher', 'write', `courses/free/${NEW}/film.mp4`, 'allowed', { type: 'video/mp4' }],
  ['teacher', 'write', `courses/fresh/${NEW}/film.webm`, 'allowed', { type: 'video/webm' }],
  ['teacher', 'write', `courses/fresh/${NEW}/large.zip`, 'allowed', { type: 'application/zip', bytes: 3 * MIB }],
  ['teacher', 'write', `courses/free/${ONE}/one.mp4`, 'refused', { type: 'video/mp4' }],
  ['teacher', 'write', `courses/free/${NEW}/page.html`, 'refused', { type: 'text/html' }],
  ['teacher', 'write', `courses/free/${NEW}/drawing.svg`, 'refused', { type: 'image/svg+xml' }],
  ['teacher', 'write', `courses/free/${NEW}/script.js`, 'refused', { type: 'text/javascript' }],
  ['teacher', 'write', `courses/free/${NEW}/film.mov`, 'refused', { type: 'video/quicktime' }],
  ['teacher', 'write', `courses/free/${NEW}/empty.mp4`, 'refused', { type: 'video/mp4', bytes: 0 }],
  ['teacher', 'write', `courses/free/${NEW}/big.png`, 'refused', { bytes: 2 * MIB + 1 }],
  ['teacher', 'write', `courses/free/${NEW}/long.vtt`, 'refused', { type: 'text/vtt', bytes: 2 * MIB + 1 }],
  ['teacher', 'write', `courses/free/${NEW}/two words.png`, 'refused', {}],
  ['teacher', 'write', `courses/free/drafts/short/a.png`, 'refused', {}],
  ['teacher', 'write', `courses/free/drafts/a.png`, 'refused', {}],
  ['teacher', 'write', `courses/free/${NEW}/deep/a.png`, 'refused', {}],
  ['teacher', 'write', `courses/free/${NEW}/a.png`, 'refused', { open: true }],
  ['teacher', 'write', `courses/unknown/${NEW}/a.png`, 'refused', {}],
  ['teacher', 'write', `courses/gone/${NEW}/a.png`, 'refused', {}],
  ['admin', 'write', `courses/free/${NEW}/admin.png`, 'refused', {}],
  ['rival', 'write', `courses/free/${NEW}/a.png`, 'refused', {}],
  ['rival', 'write', `courses/fresh/${NEW}/a.png`, 'refused', {}],
  ['learner', 'write', `courses/free/${NEW}/a.png`, 'refused', {}],
  ['visitor', 'write', `courses/free/${NEW}/a.png`, 'refused', {}],
  ['rival', 'delete', `courses/free/${NEW}/film.mp4`, 'refused', {}],
  ['learner', 'delete', `courses/free/${NEW}/film.mp4`, 'refused', {}],
  ['teacher', 'delete', `courses/free/${NEW}/film.mp4`, 'allowed', {}],
])('file of a draft: %s %s %s: %s', async (persona, what, path, expected, options) => {
  expect(await attempt(persona, what, path, options)).toBe(expected);
});

test('the metadata of a file of a draft cannot be changed', async () => {
  const file = ref(testBed.clients.teacher.storage, `courses/free/${ONE}/one.mp4`);
  await expect(updateMetadata(file, { contentType: 'text/html' })).rejects.toMatchObject({
    code: 'storage/unauthorized',
  });
});
