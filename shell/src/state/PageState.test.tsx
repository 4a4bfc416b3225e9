import { createPageState } from './PageState';

test('announces what is said at one moment together, and the same words anew', () => {
  jest.useFakeTimers();
  const { announce, announcement } = createPageState();
  const heard: string[] = [];
  announcement.subscribe(() => heard.push(announcement.get()));
  announce('Bread is yours now.');
  announce('Bread');
  jest.advanceTimersByTime(100);
  announce('Bread');
  jest.advanceTimersByTime(100);
  expect(heard.filter(Boolean)).toEqual(['Bread is yours now. Bread', 'Bread']);
  jest.useRealTimers();
});
