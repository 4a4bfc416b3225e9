import { ada, type Person } from '../harness/account';
import { keyboard, mouse } from '../harness/hands';
import { storedFor } from '../harness/courses/shortCourse';
import { expect, test } from '../harness/test';
import { askAndAccept, checkAsStranger, findAndEnrol, finish } from './learnersPart';
import { becomeTeacher, beginCourse, fillCode, fillQuiz, fillVideo, publish, signUpBy } from './wholeStory';

const lea: Person = { name: 'Lea Learner', email: 'lea@lectern.example', password: 'another long phrase' };

// A picker that gives file handles can't be answered by a test; the studio then uses a file field.
test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(window, 'showOpenFilePicker')));

for (const [by, hands] of Object.entries({ 'mouse and keyboard': mouse, 'the keyboard alone': keyboard }))
  test(
    `from an application to teach to a checked certificate, by ${by}`,
    { tag: '@long' },
    async ({ page, newVisitor, site, faults, allow }) => {
      // Dropped connections, and a style of the code editor that the policy refuses.
      allow(/ERR_/, /inline style/);
      const boss = await newVisitor();
      await test.step('a teacher is accepted', async () => {
        await signUpBy(hands, page, ada);
        await becomeTeacher(hands, page, boss);
      });
      const course = await test.step('a course begins', () => beginCourse(hands, page));
      await test.step('a film of 20 MB and captions', () => fillVideo(hands, page, faults));
      await test.step('a quiz', () => fillQuiz(hands, page));
      await test.step('a judged code lesson', () => fillCode(hands, page));
      const learner = await newVisitor();
      await signUpBy(hands, learner, lea);
      await test.step('review and publication', () => publish(hands, page, boss));
      await test.step('found and enrolled', () => findAndEnrol(hands, learner));
      await test.step('asked and answered', () => askAndAccept(hands, learner, page, course));
      await test.step('finished', () => finish(hands, learner));
      const path = `certificates/{uid}_${course}`;
      await expect.poll(async () => (await storedFor(site, lea, path))?.code).toBeTruthy();
      const code = String((await storedFor(site, lea, path))?.code);
      await test.step('checked', async () => checkAsStranger(hands, await newVisitor(), code, lea));
    },
  );
