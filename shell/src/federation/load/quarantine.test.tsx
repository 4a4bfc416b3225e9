import { createQuarantine } from './quarantine';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

function setUp(random = 0.5) {
  const clock = { now: 1_000_000 };
  const quarantine = createQuarantine({ now: () => clock.now, random: () => random });
  return { clock, quarantine };
}

test.each(['evaluation', 'contract', 'shared-version', 'render'] as const)(
  'a release that failed with %s is avoided until the tab closes',
  (kind) => {
    const { clock, quarantine } = setUp();
    quarantine.add('info_1', kind);
    clock.now += 86_400_000;
    dispatchEvent(new Event('online'));
    expect(quarantine.has('info_1')).toBe(true);
    expect(createQuarantine().has('info_1')).toBe(true);
    expect(quarantine.has('info_2')).toBe(false);
  },
);

test.each(['error', 'timeout', 'missing', 'integrity', 'offline'] as const)(
  'a release that failed with %s may be tried again after 2 s, and after a reload',
  (kind) => {
    const { clock, quarantine } = setUp();
    quarantine.add('info_1', kind);
    clock.now += 1_999;
    expect(quarantine.has('info_1')).toBe(true);
    clock.now += 1;
    expect(quarantine.has('info_1')).toBe(false);
    expect(createQuarantine().has('info_1')).toBe(false);
  },
);

test('a clock that is set back does not prolong the wait', () => {
  jest.useFakeTimers();
  const quarantine = createQuarantine({ random: () => 0.5 });
  quarantine.add('info_1', 'error');
  jest.setSystemTime(Date.now() - 3_600_000);
  jest.advanceTimersByTime(2_000);
  expect(quarantine.has('info_1')).toBe(false);
});

test('the wait doubles with each failure, up to 5 minutes', () => {
  const { clock, quarantine } = setUp();
  const waits = Array.from({ length: 10 }, () => {
    quarantine.add('info_1', 'timeout');
    const from = clock.now;
    while (quarantine.has('info_1')) clock.now += 1_000;
    return (clock.now - from) / 1_000;
  });
  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
});

test('tabs return at different times', () => {
  const isBack = (random: number, after: number): boolean => {
    const { clock, quarantine } = setUp(random);
    quarantine.add('info_1', 'timeout');
    clock.now += after;
    return !quarantine.has('info_1');
  };
  expect([isBack(0, 1_499), isBack(0, 1_500), isBack(1, 2_499), isBack(1, 2_500)]).toEqual([false, true, false, true]);
});

test('a release may be tried again once the network is back', () => {
  const { quarantine } = setUp();
  quarantine.add('info_1', 'offline');
  dispatchEvent(new Event('online'));
  expect(quarantine.has('info_1')).toBe(false);
});

test('the tab remembers the last 50 releases', () => {
  const { quarantine } = setUp();
  for (let version = 0; version < 60; version += 1) quarantine.add(`info_${String(version)}`, 'render');
  const reloaded = createQuarantine();
  expect([reloaded.has('info_9'), reloaded.has('info_10'), quarantine.has('info_9')]).toEqual([false, true, true]);
});

test('works where storage is blocked', () => {
  const quarantine = createQuarantine({
    storage: () => {
      throw new Error('blocked');
    },
  });
  quarantine.add('info_1', 'render');
  expect(quarantine.has('info_1')).toBe(true);
});
