import { until } from '../../tests/fixtures/until';
import { closeOnSignal } from './closeOnSignal';

test('a process that can’t stop in order says why', async () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const end = closeOnSignal(() => Promise.reject(new Error('The counts can’t be written.')));
  end();
  await until(() => Promise.resolve(exit.mock.calls.length > 0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, end);
  expect(exit.mock.calls).toEqual([[1]]);
  expect(write.mock.calls.map(([text]) => text)).toEqual(['error: The counts can’t be written.\n']);
  jest.restoreAllMocks();
});
