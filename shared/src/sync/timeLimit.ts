/** Resolves as `promise` does; rejects with an Error of `message` when that takes longer than `limit` milliseconds. */
export async function timeLimit<T>(promise: Promise<T>, limit: number, message: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(message)), limit);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
