import { createAccessBudget, decide, parseRules } from '.';
import type { AccessRequest, Decision } from '.';
import { fieldsFromPlain } from './table/tableValues';
import { documentsOf, TEST_TIME } from '../testing/judgeRules';

const rules = parseRules(
  `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    function enrolled(course) {
      return firestore.exists(/databases/(default)/documents/users/$(request.auth.uid)/enrolments/$(course));
    }
    match /avatars/{uid}/{file} {
      allow read;
      allow create, update: if request.auth.uid == uid
        && request.resource.size <= 2 * 1024 * 1024
        && request.resource.contentType.matches('image/(png|jpeg|webp)')
        && request.resource.metadata.get('kind', 'avatar') == 'avatar';
      allow delete: if request.auth.uid == uid && resource.name == 'avatars/' + uid + '/' + file;
    }
    match /courses/{course}/{rest=**} {
      allow get: if enrolled(course)
        || firestore.get(/databases/(default)/documents/courses/$(course)).data.teacherUid == request.auth.uid;
    }
    match /catalogue/{rest=**} { allow read; }
    match /{name}/{rest=**} { allow get, list: if bucket == 'open-courses' && name.matches('[a-z0-9-]+'); }
    match /three { allow get: if firestore.exists(/databases/(default)/documents/a/1)
      || firestore.exists(/databases/(default)/documents/a/2)
      || firestore.exists(/databases/(default)/documents/a/3); }
  }
}`,
  'storage.rules',
);

const documents = { 'users/u1/enrolments/c1': {}, 'courses/c1': { teacherUid: 't1' } };

function judged(
  method: AccessRequest['method'],
  path: string,
  uid: string | null,
  metadata: Record<string, unknown> | null = null,
  anyDepth = false,
): Decision {
  const file = (held: Record<string, unknown> | null): AccessRequest['resource'] =>
    held === null ? null : { kind: 'file', metadata: fieldsFromPlain(held, TEST_TIME) };
  const writes = method === 'create' || method === 'update';
  const request: AccessRequest = {
    method,
    path: path.split('/'),
    auth: uid === null ? null : { uid, token: {} },
    time: TEST_TIME,
    resource: writes ? null : file(metadata),
    requestResource: writes ? file(metadata) : null,
    query:
      method === 'list' ? { where: null, orderBy: null, limit: null, offset: null, collectionGroup: anyDepth } : null,
  };
  return decide(rules, request, documentsOf(documents), createAccessBudget(2));
}

const image = { size: 1000, contentType: 'image/png', metadata: {}, name: 'avatars/u1/a.png' };

test.each([
  ['own avatar', 'create', 'b/main/o/avatars/u1/a.png', 'u1', image, true],
  ['avatar of another', 'create', 'b/main/o/avatars/u1/a.png', 'u2', image, false],
  ['avatar by a visitor', 'create', 'b/main/o/avatars/u1/a.png', null, image, false],
  [
    'avatar that is too large',
    'create',
    'b/main/o/avatars/u1/a.png',
    'u1',
    { ...image, size: 2 * 1024 * 1024 + 1 },
    false,
  ],
  ['avatar of 2 MiB', 'update', 'b/main/o/avatars/u1/a.png', 'u1', { ...image, size: 2 * 1024 * 1024 }, true],
  [
    'avatar that is not an image',
    'create',
    'b/main/o/avatars/u1/a.svg',
    'u1',
    { ...image, contentType: 'image/svg+xml' },
    false,
  ],
  ['avatar without a type', 'create', 'b/main/o/avatars/u1/a', 'u1', { size: 1, metadata: {} }, false],
  ['avatar with metadata', 'create', 'b/main/o/avatars/u1/a', 'u1', { ...image, metadata: { kind: 'other' } }, false],
  ['deleting an own avatar', 'delete', 'b/main/o/avatars/u1/a.png', 'u1', image, true],
  ['a folder below an avatar', 'create', 'b/main/o/avatars/u1/x/a.png', 'u1', image, false],
  ['a video for the enrolled', 'get', 'b/main/o/courses/c1/v/1.mp4', 'u1', null, true],
  ['a video for its teacher', 'get', 'b/main/o/courses/c1/v/1.mp4', 't1', null, true],
  ['a video for another', 'get', 'b/main/o/courses/c1/v/1.mp4', 'u2', null, false],
  ['a video for a visitor', 'get', 'b/main/o/courses/c1/v/1.mp4', null, null, false],
  ['a file of the open bucket', 'get', 'b/open-courses/o/intro/1.mp4', null, null, true],
  ['a folder name with a capital', 'get', 'b/open-courses/o/Intro/1.mp4', null, null, false],
  ['three documents, of which two may be read', 'get', 'b/main/o/three', null, null, false],
] as const)('%s', (_name, method, path, uid, metadata, expected) => {
  const { allowed, reason } = judged(method, path, uid, metadata);
  expect({ allowed, reason }).toEqual({ allowed: expected, reason: expect.anything() as unknown });
});

test('a folder can be listed when the rules cover everything in it', () => {
  expect(judged('list', 'b/open-courses/o/intro', null).allowed).toBe(true);
  expect(judged('list', 'b/open-courses/o/intro/', null, null, true).allowed).toBe(true);
  expect(judged('list', 'b/open-courses/o', null).allowed).toBe(false);
  expect(judged('list', 'b/main/o/catalogue', null, null, true).allowed).toBe(true);
  expect(judged('list', 'b/main/o/avatars/u1', null).allowed).toBe(true);
  expect(judged('list', 'b/main/o/avatars/u1', null, null, true).allowed).toBe(false);
  expect(judged('list', 'b/main/o/courses/c1', 'u1').allowed).toBe(false);
});

test('the third document of a storage rule is refused with its limit', () => {
  expect(judged('get', 'b/main/o/three', null).reason).toMatch(/more than 2 documents/);
});
