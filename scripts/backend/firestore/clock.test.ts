import { startDocumentTestBed, type DocumentTestBed } from '../testing/documentTestBed';

const DAY = 24 * 3_600_000;
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} { allow write: if request.resource.data.at == request.time; }
  }
}`;

let testBed: DocumentTestBed;
afterEach(() => testBed.stop());

test('after a clock that was ahead, server times are right at once, and versions still increase', async () => {
  let now = Date.parse('2026-11-28T10:00:00Z');
  testBed = await startDocumentTestBed({ rules: RULES, now: () => now });
  const write = async (): Promise<[at: string, updateTime: string]> => {
    const document = `projects/${testBed.projectId}/databases/(default)/documents/notes/a`;
    const fieldTransforms = [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }];
    const { body } = await testBed.send(':commit', { writes: [{ transform: { document, fieldTransforms } }] });
    const [result] = (body as { writeResults: { updateTime: string; transformResults: object[] }[] }).writeResults;
    return [JSON.stringify(result?.transformResults[0]), result?.updateTime ?? ''];
  };
  now += DAY;
  const [, ahead] = await write();
  now -= DAY;
  const [first, firstUpdate] = await write();
  now += 5_000;
  const [second, secondUpdate] = await write();
  expect([first, second]).toEqual([
    '{"timestampValue":"2026-11-28T10:00:00Z"}',
    '{"timestampValue":"2026-11-28T10:00:05Z"}',
  ]);
  expect([ahead, firstUpdate, secondUpdate]).toEqual([
    '2026-11-29T10:00:00Z',
    '2026-11-29T10:00:00.000001Z',
    '2026-11-29T10:00:00.000002Z',
  ]);
});
