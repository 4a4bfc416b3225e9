import { screen, waitFor } from '@testing-library/react';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import TeachScreen from '../screens/TeachScreen';
import { deskText } from '../text/desk.en';

const text = textOf(deskText);
/** Sizes on the screen of a phone, in pixels. */
const MENU = 300;
const ENTRY = 100;
const COUNT = 40;

let running: TestBackend;
beforeAll(async () => {
  running = await startTestBackend();
  const at = new Date(Date.UTC(2026, 1, 3));
  running.seed({
    'teacherApplications/ann': {
      ...{ name: 'Ann', topic: 'Bread', experience: 'Ten years.', sample: null, status: 'submitted' },
      ...{ createdAt: at, updatedAt: at },
    },
  });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => running.stop());

/** Lays the menu out as a row that scrolls: a count makes its entry wider. */
function layOut(): void {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (this.tagName === 'NAV') return new DOMRect(0, 0, MENU, 40);
    const menu = this.closest('nav');
    if (!menu || !(this instanceof HTMLAnchorElement)) return new DOMRect();
    const before = [...menu.querySelectorAll('a')].indexOf(this);
    return new DOMRect(
      ENTRY * before + COUNT * menu.querySelectorAll('a > :last-child:not(:first-child)').length - menu.scrollLeft,
      0,
      ENTRY,
      40,
    );
  });
}

test('the selected queue stays in the middle of the menu when the counts arrive', async () => {
  layOut();
  renderScreen(<TeachScreen />, {
    path: '/teach?desk=site&queue=health',
    user: await running.signIn({ name: 'boss', roles: ['admin'] }),
  });
  await screen.findByText(text.waiting(1));
  const menu = screen.getByRole('navigation', { name: text.menu });
  const entries = Object.keys(text.queues).length;
  await waitFor(() => expect(menu.scrollLeft).toBe(ENTRY * (entries - 1) + COUNT + ENTRY / 2 - MENU / 2));
});
