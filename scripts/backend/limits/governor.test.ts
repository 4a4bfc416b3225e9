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
  [128, 64, 16],
  [4096, 512, 64],
])('with a heap of %s MiB results take %s MiB, one of them %s MiB', (heap, total, request) => {
  expect(defaultLimits(heap * MIB)).toMatchObject({ totalBytes: total * MIB, requestBytes: request * MIB });
});

test.each([128, 512, 4096])('with a heap of %s MiB, long reads of a client leave it room for files', async (heap) => {
  const governor = createGovernor({ limits: { ...defaultLimits(heap * MIB), waitMs: 20 } });
  const { memory, limits } = governor;
  const reads = [1, 2, 3, 4].map(() => memory.reserve('school', limits.requestBytes));
  for (let file = 0; file < 100; file += 1) memory.take('school', 64 * 1024);
  const [first] = await Promise.allSettled(reads);
  expect(first?.status).toBe('fulfilled');
});
