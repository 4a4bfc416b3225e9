let last: Promise<void> = Promise.resolve();

/**
 * Settles as `loading` does, but in a task of its own, after those of earlier calls: the covers of a list are drawn one
 * by one, with time for input and painting in between.
 */
export function inOwnTask<T>(loading: Promise<T>): Promise<T> {
  return loading.then((value) => {
    last = last.then(() => new Promise((resolve) => setTimeout(resolve)));
    return last.then(() => value);
  });
}
