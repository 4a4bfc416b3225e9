/** Resolves like `promise`; rejects with an Error of `message` if that takes longer than `limit` milliseconds. */
export async function timeLimit<T>(promise: Promise<T>, limit: number, message: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(message)), limit);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
