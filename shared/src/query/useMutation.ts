import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { notifyManager } from '@tanstack/react-query';

/** Callbacks at the end of a mutation. A promise that one returns is awaited before the mutation counts as ended. */
type Callbacks<Data, Variables> = {
  onSuccess?: (data: Data, variables: Variables) => unknown;
  onError?: (error: Error, variables: Variables) => unknown;
  onSettled?: () => unknown;
};

/** The change that a mutation makes, and what runs afterwards. */
export type MutationOptions<Data, Variables> = Callbacks<Data, Variables> & {
  mutationFn: (variables: Variables) => Promise<Data>;
};

/** State of the latest call, and what it was called with. */
type MutationState<Data, Variables> =
  | { isPending: false; isSuccess: false; isError: false; data: undefined; error: null; variables: undefined }
  | { isPending: true; isSuccess: false; isError: false; data: undefined; error: null; variables: Variables }
  | { isPending: false; isSuccess: true; isError: false; data: Data; error: null; variables: Variables }
  | { isPending: false; isSuccess: false; isError: true; data: undefined; error: Error; variables: Variables };

/** A mutation: its state, and the functions that run it. They stay the same from render to render. */
export type Mutation<Data, Variables> = MutationState<Data, Variables> & {
  /** Runs the change. `then.onSuccess` is skipped when another call has followed, or the component is gone. */
  mutate: (variables: Variables, then?: Pick<Callbacks<Data, Variables>, 'onSuccess'>) => void;
  /** Runs the change; rejects when it or a callback fails. */
  mutateAsync: (variables: Variables) => Promise<Data>;
  /** Forgets the latest call. */
  reset: () => void;
};

type Stored<Data, Variables> = {
  status: 'idle' | 'pending' | 'success' | 'error';
  data?: Data;
  error?: Error;
  variables?: Variables;
};

/**
 * Returns a mutation, as TanStack Query's hook of this name does, with the part of its interface that screens use.
 * Callbacks run whether or not the component is still there, those of the latest render. A failure of `onSuccess` is a
 * failure of the mutation.
 */
export function useMutation<Data, Variables = void>(
  options: MutationOptions<Data, Variables>,
): Mutation<Data, Variables> {
  const [{ current, show, subscribe }] = useState(createStore<Data, Variables>);
  const stored = useSyncExternalStore(subscribe, current, current);
  const latest = useRef(options);
  const call = useRef(0);
  useEffect(() => {
    latest.current = options;
  });
  const reset = useCallback(() => {
    call.current += 1;
    show({ status: 'idle' });
  }, [show]);
  useEffect(() => reset, [reset]);

  const run = useCallback(
    async (variables: Variables, onSuccess?: Callbacks<Data, Variables>['onSuccess']) => {
      const number = (call.current += 1);
      // Queries notify their observers through the same queue: what a callback has fetched again is shown first.
      const end = (done: () => void): void => notifyManager.schedule(() => call.current === number && done());
      show({ status: 'pending', variables });
      try {
        const data = await runWithCallbacks(latest, variables);
        end(() => {
          show({ status: 'success', data, variables });
          onSuccess?.(data, variables);
        });
        return data;
      } catch (error) {
        end(() => show({ status: 'error', error: error as Error, variables }));
        throw error;
      }
    },
    [show],
  );
  const mutate = useCallback<Mutation<Data, Variables>['mutate']>(
    (variables, then) => void run(variables, then?.onSuccess).catch(() => undefined),
    [run],
  );
  return { ...stateOf(stored), mutate, mutateAsync: run, reset };
}

/** Returns the state of one hook's calls. Outside React: its changes are rendered at once, with their effects. */
function createStore<Data, Variables>() {
  let stored: Stored<Data, Variables> = { status: 'idle' };
  const listeners = new Set<() => void>();
  return {
    current: () => stored,
    show: (next: Stored<Data, Variables>): void => {
      stored = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

async function runWithCallbacks<Data, Variables>(
  options: { readonly current: MutationOptions<Data, Variables> },
  variables: Variables,
): Promise<Data> {
  try {
    const data = await options.current.mutationFn(variables);
    await options.current.onSuccess?.(data, variables);
    await options.current.onSettled?.();
    return data;
  } catch (error) {
    await options.current.onError?.(error as Error, variables);
    await options.current.onSettled?.();
    throw error;
  }
}

function stateOf<Data, Variables>(stored: Stored<Data, Variables>): MutationState<Data, Variables> {
  const { status, data, error = null, variables } = stored;
  const flags = { isPending: status === 'pending', isSuccess: status === 'success', isError: status === 'error' };
  return { ...flags, data, error, variables } as MutationState<Data, Variables>;
}
