import { createPageState } from './PageState';

test('joins messages sent together, and repeats an identical message', () => {
  jest.useFakeTimers();
  const { announce, announcement } = createPageState();
  const announced: string[] = [];
  announcement.subscribe(() => announced.push(announcement.get()));
  announce('Bread is yours now.');
  announce('Bread');
  jest.advanceTimersByTime(100);
  announce('Bread');
  jest.advanceTimersByTime(100);
  expect(announced.filter(Boolean)).toEqual(['Bread is yours now. Bread', 'Bread']);
  jest.useRealTimers();
});
