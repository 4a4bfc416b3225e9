import { killGateways } from './killGateways';

test('no visitor notices gateways that are killed and restarted during releases and roll-backs', async () => {
  const report = await killGateways({ kills: 4, everyMs: 500, tabs: 5, visitors: 3 });
  expect(report.problems).toEqual([]);
  expect(report.kills).toBe(4);
  expect(report.requests).toBeGreaterThan(20);
  expect(report.revisions).toBeGreaterThan(2);
  expect(report.reconnects).toBeGreaterThan(0);
});
