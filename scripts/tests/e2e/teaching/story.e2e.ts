import { ada, type Person } from '../harness/account';
import { keyboard, mouse } from '../harness/userActions';
import { storedFor } from '../harness/courses/shortCourse';
import { expect, test } from '../harness/test';
import { askAndAccept, checkAsStranger, findAndEnrol, finish } from './learnersPart';
import { becomeTeacher, beginCourse, fillCode, fillQuiz, fillVideo, publish, signUpBy } from './wholeStory';

const lea: Person = { name: 'Lea Learner', email: 'lea@lectern.example', password: 'another long phrase' };

// A picker that gives file handles can't be answered by a test; the studio then uses a file field.
test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(window, 'showOpenFilePicker')));

for (const [by, user] of Object.entries({ 'mouse and keyboard': mouse, 'the keyboard alone': keyboard }))
  test(
    `from an application to teach to a checked certificate, by ${by}`,
    { tag: '@long' },
    async ({ page, newVisitor, site, faults, allow }) => {
      // Dropped connections, and a style of the code editor that the policy refuses.
      allow(/ERR_/, /inline style/);
      const boss = await newVisitor();
      await test.step('a teacher is accepted', async () => {
        await signUpBy(user, page, ada);
        await becomeTeacher(user, page, boss);
      });
      const course = await test.step('a course begins', () => beginCourse(user, page));
      await test.step('a film of 20 MB and captions', () => fillVideo(user, page, faults));
      await test.step('a quiz', () => fillQuiz(user, page));
      await test.step('a judged code lesson', () => fillCode(user, page));
      const learner = await newVisitor();
      await signUpBy(user, learner, lea);
      await test.step('review and publication', () => publish(user, page, boss));
      await test.step('found and enrolled', () => findAndEnrol(user, learner));
      await test.step('asked and answered', () => askAndAccept(user, learner, page, course));
      await test.step('finished', () => finish(user, learner));
      const path = `certificates/{uid}_${course}`;
      await expect.poll(async () => (await storedFor(site, lea, path))?.code).toBeTruthy();
      const code = String((await storedFor(site, lea, path))?.code);
      await test.step('checked', async () => checkAsStranger(user, await newVisitor(), code, lea));
    },
  );
