/**
 * Statuses with which a proxy reports that the site behind it does not answer. 503 is not among them: it is the site's
 * own answer under maintenance.
 */
const UNREACHABLE = new Set([502, 504, 520, 521, 522, 523, 524]);

/** Milliseconds until a stored answer replaces one for which a connection hangs, as with the registry. */
const LIMIT_MS = 10_000;

/**
 * Resolves to the network's answer. While a proxy reports that the site is unreachable, the network fails or takes
 * longer than the limit, resolves to the stored answer; without one, to the network's at any time, or rejects as that.
 */
export async function networkOr(
  network: Promise<Response>,
  getStored: () => Promise<Response | undefined>,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), LIMIT_MS);
  });
  const answer = network.then(
    (response) => (UNREACHABLE.has(response.status) ? null : response),
    () => null,
  );
  const inTime = await Promise.race([answer, limit]);
  clearTimeout(timer);
  return inTime ?? (await getStored()) ?? network;
}
