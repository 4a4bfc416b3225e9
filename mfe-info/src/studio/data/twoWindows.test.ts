import fc from 'fast-check';
import { ACTS, missingLessons, RandomWindows, type Act, type Step } from './testing/randomWindows';

// `npm run bench -- studio` runs thousands.
const RUNS = Number(process.env.STUDIO_SEQUENCES ?? 150);

const act = fc.oneof(
  ...Object.entries(ACTS).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name as Act) })),
);
const step: fc.Arbitrary<Step> = fc.record({
  window: fc.nat({ max: 2 }),
  act,
  pick: fc.nat({ max: 30 }),
  at: fc.nat({ max: 30 }),
});

test('three windows, online and offline, lose no edit and tear no draft', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
      const windows = await RandomWindows.start(3);
      try {
        for (const one of steps) await windows.take(one);
        await windows.settle();
        expect(windows.lost()).toEqual([]);
        expect(missingLessons(windows.backend.draft, windows)).toEqual([]);
        const { details, sections, lessons } = windows.backend.draft;
        for (const view of windows.views()) {
          expect({ details: view.details, sections: view.sections, lessons: view.lessons }).toEqual({
            details,
            sections,
            lessons,
          });
          for (const [id, content] of Object.entries(view.contents))
            if (lessons[id]) expect(content).toEqual(windows.backend.contents.get(id)?.content);
        }
      } finally {
        await windows.stop();
      }
    }),
    { numRuns: RUNS },
  );
}, 3_600_000);
