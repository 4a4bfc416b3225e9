import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendError } from '../firebase/errors';
import { textOf } from '@lectern/shared/text';
import { useQuery } from '../query';
import { renderScreen } from '../testing';
import { QueryState, type QueryResult } from './QueryState';
import { loadingText } from './text/loading.en';

const text = textOf(loadingText);
const pending: QueryResult<string> = {
  data: undefined,
  isError: false,
  error: null,
  isFetching: true,
  refetch: jest.fn(() => Promise.resolve()),
};
const failed = { ...pending, isError: true, isFetching: false, error: new Error('HTTP 503') };

const show = (query: QueryResult<string>) =>
  render(
    <QueryState
      query={query}
      title="The books could not be loaded"
      placeholder={<p>Skeleton</p>}
      advice="Cart is safe."
    >
      {(data) => <p>{data}</p>}
    </QueryState>,
  );

afterEach(() => jest.restoreAllMocks());

test('shows the placeholder while pending, then the data, also when a refetch fails', () => {
  const { rerender } = show(pending);
  expect(screen.getByText('Skeleton')).toBeVisible();
  rerender(<QueryState query={{ ...failed, data: 'Bread' }}>{(data) => <p>{data}</p>}</QueryState>);
  expect(screen.getByText('Bread')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a failure shows its title, reason and error message, and offers a retry', async () => {
  show(failed);
  const alert = screen.getByRole('alert');
  expect(screen.getByRole('heading', { name: 'The books could not be loaded' })).toBeVisible();
  for (const part of [text.reason, 'Cart is safe.', 'HTTP 503']) expect(alert).toHaveTextContent(part);
  await userEvent.click(screen.getByRole('button', { name: text.tryAgain }));
  expect(failed.refetch).toHaveBeenCalledTimes(1);
});

test('the panel stays during a retry, with the focus on its button and progress', async () => {
  let end: (data: string) => void = () => undefined;
  const answers = [
    () => Promise.reject(new Error('HTTP 503')),
    () => new Promise<string>((resolve) => (end = resolve)),
  ];
  function Books() {
    const query = useQuery({ queryKey: ['books'], queryFn: () => answers.shift()!() });
    return <QueryState query={query}>{(data) => <p>{data}</p>}</QueryState>;
  }
  const { person } = renderScreen(<Books />);
  await person.click(await screen.findByRole('button', { name: text.tryAgain }));
  expect(screen.getByRole('button', { busy: true })).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('HTTP 503');
  end('Bread');
  expect(await screen.findByText('Bread')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a backend error provides the reason', () => {
  const error = new BackendError('denied', new Error('permission-denied'));
  show({ ...failed, error });
  expect(screen.getByRole('alert')).toHaveTextContent(error.sentence);
});

test('an offline device shows the offline message, without the technical error', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(failed);
  expect(screen.getByRole('heading', { name: text.offlineTitle })).toBeVisible();
  expect(screen.getByRole('alert')).not.toHaveTextContent('HTTP 503');
});
