import { startAuthTestBed, type AuthTestBed } from '@lectern/backend/testing';
import { AUTH_OPERATIONS, MALFORMED_BODIES, MALFORMED_REFRESHES } from './malformedCalls';

let testBed: AuthTestBed;
beforeAll(async () => {
  testBed = await startAuthTestBed();
});
afterAll(() => testBed.stop());

const cases = AUTH_OPERATIONS.flatMap((name) => MALFORMED_BODIES.map(([what, body]) => [name, what, body] as const));

test.each(cases)('accounts:%s with %s gets 4xx', async (name, _what, body) => {
  const address = `${testBed.url}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=local`;
  const response = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const answer = (await response.json()) as { error?: { code: number; message: string } };
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(answer.error).toMatchObject({ code: response.status, message: expect.any(String) as string });
});

test.each(MALFORMED_REFRESHES)('a refresh with "%s" gets 400', async (body) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await fetch(`${testBed.url}/securetoken.googleapis.com/v1/token`, { method: 'POST', headers, body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code: 400 } });
});
