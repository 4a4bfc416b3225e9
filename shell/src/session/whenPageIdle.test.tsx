import { whenPageLoaded } from './whenPageIdle';

afterEach(() => jest.restoreAllMocks());

test('a task waits for the load of the page, and runs once', () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const task = jest.fn();
  whenPageLoaded(task);
  expect(task).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  dispatchEvent(new Event('load'));
  expect(task).toHaveBeenCalledTimes(1);
});

test('a task of a script that starts after the load runs at once', () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  const task = jest.fn();
  whenPageLoaded(task);
  expect(task).toHaveBeenCalledTimes(1);
});
