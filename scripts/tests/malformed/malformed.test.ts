import { startMalformedRun, type MalformedRun } from './malformedRun';

let run: MalformedRun;
beforeAll(async () => {
  run = await startMalformedRun();
});
afterAll(() => run.stop());

test("a thousand malformed requests are each refused with Firebase's body, and change nothing", async () => {
  expect(run.requests.length).toBeGreaterThanOrEqual(1_000);
  const { problems } = await run.send();
  expect(problems).toEqual([]);
  expect(run.content()).toEqual({ accounts: 0, documents: 0, files: ['open/there'] });
});
