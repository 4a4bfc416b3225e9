import { promisify } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';

type Environment = { global: typeof globalThis; teardown: () => Promise<void> };
type EnvironmentClass = new (config: unknown, context: unknown) => Environment;

/** The environment of a further test file. */
function createEnvironment(): Environment {
  const NodeEnvironment = jest.requireActual<EnvironmentClass>('./nodeEnvironment.cjs');
  return new NodeEnvironment({ globalConfig: {}, projectConfig: { testEnvironmentOptions: {}, globals: {} } }, {});
}

test('timers that a test file leaves behind end with it', async () => {
  const environment = createEnvironment();
  const { global } = environment;
  const late = jest.fn();
  global.setTimeout(late, 1);
  global.setInterval(late, 1);
  global.setImmediate(late);
  await environment.teardown();
  await delay(20);
  expect(late).not.toHaveBeenCalled();
});

test('until then timers run, repeat and can be cleared', async () => {
  const environment = createEnvironment();
  const { global } = environment;
  const [once, repeated, cleared] = [jest.fn(), jest.fn(), jest.fn()];
  global.setTimeout(once, 1, 'a', 'b');
  const interval = global.setInterval(repeated, 1);
  global.clearTimeout(global.setTimeout(cleared, 1));
  await expect(promisify(global.setTimeout)(20, 'promised')).resolves.toBe('promised');
  global.clearInterval(interval);
  const { length } = repeated.mock.calls;
  await delay(20);
  await environment.teardown();
  expect(once.mock.calls).toEqual([['a', 'b']]);
  expect(length).toBeGreaterThan(1);
  expect(repeated).toHaveBeenCalledTimes(length);
  expect(cleared).not.toHaveBeenCalled();
});
