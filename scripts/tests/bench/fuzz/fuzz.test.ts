import { Random } from '../../../content';
import { TARGETS } from './runTarget';

/** A short version of `npm run bench -- fuzz`, always with the same inputs. */
test.each(Object.keys(TARGETS).map((name) => [name, name === 'courses' ? 8 : 120] as const))(
  '%s: no crash, answer of 5xx or hang in %i inputs',
  async (name, count) => {
    const target = await TARGETS[name]!.open();
    const problems: string[] = [];
    for (let seed = 1; seed <= count; seed += 1) {
      const problem = await target.run(target.inputOf(new Random(seed)));
      if (problem !== null) problems.push(`seed ${seed}: ${problem}`);
    }
    await target.close();
    expect(problems).toEqual([]);
  },
);

test('the same seed gives the same input', async () => {
  for (const kind of Object.values(TARGETS)) {
    const { inputOf, close } = await kind.open();
    expect(inputOf(new Random(7))).toBe(inputOf(new Random(7)));
    await close();
  }
});
