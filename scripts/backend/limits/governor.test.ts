import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createGovernor } from './governor';
import { defaultLimits } from './limits';

const MIB = 1024 * 1024;
const response = (): ServerResponse =>
  Object.assign(new EventEmitter(), { closed: false }) as unknown as ServerResponse;

test('an answer counts until its response is closed', () => {
  const governor = createGovernor();
  const open = response();
  governor.hold('a', open, MIB);
  expect(governor.memory.usedBytes).toBe(MIB);
  open.emit('close');
  expect(governor.memory.usedBytes).toBe(0);
});

test('a reserved answer counts by its true size; a small one does not count', async () => {
  const governor = createGovernor();
  const lease = await governor.memory.reserve('a', governor.limits.requestBytes);
  governor.hold('a', response(), MIB, lease);
  governor.hold('a', response(), 1000);
  expect(governor.memory.usedBytes).toBe(MIB);
});

test.each([
  [512, 256, 64],
  [128, 64, 32],
  [4096, 512, 64],
])('with a heap of %s MiB results take %s MiB, one of them %s MiB', (heap, total, request) => {
  expect(defaultLimits(heap * MIB)).toMatchObject({ totalBytes: total * MIB, requestBytes: request * MIB });
});
