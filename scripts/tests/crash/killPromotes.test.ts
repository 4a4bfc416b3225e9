import { killPromotes } from './killPromotes';

test('50 parallel promotes, some of them killed, lose no acknowledged revision and leave no gap', async () => {
  const report = await killPromotes({ kills: 2, promotes: 50, processes: 5 });
  expect(report.problems).toEqual([]);
  expect(report.kills).toBeGreaterThanOrEqual(2);
  expect(report.cutOff).toBeGreaterThan(0);
});
