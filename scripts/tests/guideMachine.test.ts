import { existsSync } from 'node:fs';
import { until } from './fixtures/until';
import { createGuideMachine } from './fixtures/guide/guideMachine';

test('a machine that is closed leaves neither a process nor its folder', async () => {
  const machine = createGuideMachine({}, {});
  const { child, output } = machine.start(`node -e "console.log('up'); setInterval(() => {}, 1000)"`);
  await until(() => output() === 'up\n', output);
  await machine.close();
  expect([child.signalCode, existsSync(machine.folder)]).toEqual(['SIGKILL', false]);
});
