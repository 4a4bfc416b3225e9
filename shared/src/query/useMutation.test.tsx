import { useEffect } from 'react';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { queryOptions, QueryClient, QueryClientProvider, useQuery, useQueryClient } from '.';
import { useMutation, type MutationOptions } from './useMutation';

/** Resolves once what waits for a task of its own has run: timers of one duration run in the order of their start. */
async function tasks(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1)
    await new Promise((done) => {
      setTimeout(done, 0);
    });
}

/** A change that ends when the test says so. */
function heldChange() {
  const ends: { resolve: (data: string) => void; reject: (error: Error) => void }[] = [];
  const mutationFn = jest.fn(
    (_name: string) => new Promise<string>((resolve, reject) => ends.push({ resolve, reject })),
  );
  const end = (index: number, outcome: string | Error): Promise<void> =>
    act(async () => {
      if (typeof outcome === 'string') ends[index]?.resolve(outcome);
      else ends[index]?.reject(outcome);
      await tasks();
    });
  return { mutationFn, end };
}

const renderMutation = (options: MutationOptions<string, string>) =>
  renderHook((current: MutationOptions<string, string>) => useMutation(current), { initialProps: options });

test('is pending with its variables, then has the data', async () => {
  const { mutationFn, end } = heldChange();
  const { result } = renderMutation({ mutationFn });
  expect(result.current).toMatchObject({ isPending: false, isSuccess: false, isError: false, variables: undefined });
  act(() => result.current.mutate('a name'));
  expect(result.current).toMatchObject({ isPending: true, variables: 'a name', data: undefined });
  await end(0, 'stored');
  expect(result.current).toMatchObject({ isPending: false, isSuccess: true, data: 'stored', error: null });
});

test('keeps the error, and mutateAsync rejects with it', async () => {
  const { mutationFn, end } = heldChange();
  const [onError, onSettled] = [jest.fn(), jest.fn()];
  const { result } = renderMutation({ mutationFn, onError, onSettled });
  let outcome: unknown = null;
  act(() => void result.current.mutateAsync('a name').catch((error: unknown) => (outcome = error)));
  const error = new Error('refused');
  await end(0, error);
  expect(outcome).toBe(error);
  expect(result.current).toMatchObject({ isError: true, error, data: undefined, variables: 'a name' });
  expect(onError).toHaveBeenCalledWith(error, 'a name');
  expect(onSettled).toHaveBeenCalledTimes(1);
});

test('is pending until the callbacks have ended, and fails when one of them does', async () => {
  let finish: (() => void) | undefined;
  const onSuccess = jest.fn(() => new Promise<void>((_resolve, reject) => (finish = () => reject(new Error('late')))));
  const { mutationFn, end } = heldChange();
  const { result } = renderMutation({ mutationFn, onSuccess });
  act(() => result.current.mutate('a name'));
  await end(0, 'stored');
  expect(onSuccess).toHaveBeenCalledWith('stored', 'a name');
  expect(result.current.isPending).toBe(true);
  await act(async () => {
    finish?.();
    await tasks();
  });
  expect(result.current).toMatchObject({ isError: true, error: new Error('late') });
});

test('shows only the latest call, and runs the callbacks of each', async () => {
  const { mutationFn, end } = heldChange();
  const [onSuccess, then] = [jest.fn(), jest.fn()];
  const { result } = renderMutation({ mutationFn, onSuccess });
  act(() => result.current.mutate('first', { onSuccess: then }));
  act(() => result.current.mutate('second'));
  await end(1, 'second stored');
  await end(0, 'first stored');
  expect(result.current).toMatchObject({ data: 'second stored', variables: 'second' });
  expect(onSuccess.mock.calls).toEqual([
    ['second stored', 'second'],
    ['first stored', 'first'],
  ]);
  expect(then).not.toHaveBeenCalled();
});

test('uses the callbacks of the latest render, also after the component is gone', async () => {
  const { mutationFn, end } = heldChange();
  const [early, late, then] = [jest.fn(), jest.fn(), jest.fn()];
  const { result, rerender, unmount } = renderMutation({ mutationFn, onSuccess: early });
  act(() => result.current.mutate('a name', { onSuccess: then }));
  rerender({ mutationFn, onSuccess: late });
  unmount();
  await end(0, 'stored');
  expect([early, late, then].map((callback) => callback.mock.calls.length)).toEqual([0, 1, 0]);
});

test('reset forgets the call, and its functions stay the same', async () => {
  const { mutationFn, end } = heldChange();
  const { result, rerender } = renderMutation({ mutationFn });
  const { mutate, mutateAsync, reset } = result.current;
  act(() => result.current.mutate('a name'));
  act(() => result.current.reset());
  await end(0, 'stored');
  rerender({ mutationFn });
  expect(result.current).toMatchObject({ isPending: false, isSuccess: false, data: undefined, variables: undefined });
  expect(result.current).toMatchObject({ mutate, mutateAsync, reset });
});

test('its end shows with the data that a callback has fetched again, never with the old', async () => {
  let served = 'old';
  const options = queryOptions({ queryKey: ['name'], queryFn: () => Promise.resolve(served) });
  const seen: string[] = [];
  function Saving({ name }: { name: string }) {
    const queries = useQueryClient();
    const saving = useMutation({
      mutationFn: (next: string) => Promise.resolve((served = next)),
      onSuccess: () => queries.invalidateQueries(options),
    });
    const shown = saving.isPending ? saving.variables : name;
    if (seen.at(-1) !== shown) seen.push(shown);
    return <button aria-busy={!saving.isSuccess} onClick={() => saving.mutate('new')} children={shown} />;
  }
  function Page() {
    const { data } = useQuery(options);
    return data === undefined ? null : <Saving name={data} />;
  }
  render(<Page />, {
    wrapper: ({ children }) => <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'old' }));
  // Outside act(), React renders each change of state by itself, as in a page.
  expect(await screen.findByRole('button', { name: 'new', busy: false })).toBeVisible();
  expect(seen).toEqual(['old', 'new']);
});

test('its end is rendered with its effects, before anything else runs', async () => {
  let isDone = false;
  const seen: boolean[] = [];
  function Form() {
    const { mutate, isSuccess } = useMutation({ mutationFn: () => Promise.resolve() });
    useEffect(() => {
      isDone = isSuccess;
    }, [isSuccess]);
    const look = (): void => queueMicrotask(() => seen.push(isDone));
    return <button onClick={() => mutate(undefined, { onSuccess: look })}>Send</button>;
  }
  render(<Form />);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(seen).toEqual([true]));
});
