import { getFormDraft, saveFormDraft } from './formDraft';

const BLANK = { topic: '' };
const draft = (uid: string | null) => getFormDraft('application', uid, BLANK)?.topic ?? null;

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

/** Makes every write to the storage fail as on a full disk. */
function fillStorage(): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
}

test('what is typed while storage is full is there when the form is shown again', () => {
  saveFormDraft('application', 'ada', { topic: 'Bees' });
  fillStorage();
  saveFormDraft('application', 'ada', { topic: 'Bees and honey' });
  expect(draft('ada')).toBe('Bees and honey');
  jest.restoreAllMocks();
  saveFormDraft('application', 'ada', { topic: 'Bees, honey and wax' });
  expect(JSON.parse(localStorage.getItem('lectern.application.ada') ?? '')).toMatchObject({
    topic: 'Bees, honey and wax',
  });
  expect(draft('ada')).toBe('Bees, honey and wax');
});

test('a draft from before signing in is shown while storage is full, and stays stored', () => {
  saveFormDraft('application', null, { topic: 'Knots' });
  fillStorage();
  expect(draft('eve')).toBe('Knots');
  expect(localStorage.getItem('lectern.application')).toContain('Knots');
  saveFormDraft('application', 'eve', null);
});

test('a draft from before signing in moves to the account', () => {
  saveFormDraft('application', null, { topic: 'Rope' });
  expect(draft('tom')).toBe('Rope');
  expect(Object.keys(localStorage)).toEqual(['lectern.application.tom']);
});
