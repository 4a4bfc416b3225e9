import { startCrashServer } from './startCrashServer';

/**
 * The report of a run: kills, acknowledged writes, and all problems that were found.
 */
export type CrashReport = { kills: number; acknowledged: number; problems: string[] };

const DOCUMENTS = 'projects/demo-crash/databases/(default)/documents';
const WRITERS = 8;

/**
 * Kills a writing backend `kills` times with SIGKILL, each time after 5 to 40 acknowledged writes, and restarts it on
 * the same home folder. Each write is a batch of two documents. Afterwards every acknowledged batch must exist, every
 * batch must be whole, and the index must contain exactly the existing documents.
 */
export async function crashLoop(
  home: string,
  kills: number,
  onKill: (kill: number) => void = () => undefined,
): Promise<CrashReport> {
  const report: CrashReport = { kills: 0, acknowledged: 0, problems: [] };
  const acknowledged = new Set<number>();
  let next = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    const { child, url } = await startCrashServer(home);
    let alive = true;
    const target = acknowledged.size + 5 + Math.floor(Math.random() * 35);
    const write = async (): Promise<void> => {
      while (alive) {
        const n = (next += 1);
        if (await commitPair(url, n)) acknowledged.add(n);
        if (acknowledged.size >= target && child.kill('SIGKILL')) alive = false;
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, write));
    report.kills = kill;
    onKill(kill);
  }
  report.acknowledged = acknowledged.size;
  const { child, url } = await startCrashServer(home);
  report.problems = await findProblems(url, acknowledged);
  child.kill('SIGTERM');
  return report;
}

async function commitPair(url: string, n: number): Promise<boolean> {
  const text = `text ${n} `.repeat(50);
  const half = (side: string) => ({
    update: {
      name: `${DOCUMENTS}/pairs/${side}${n}`,
      fields: { n: { integerValue: String(n) }, side: { stringValue: side }, text: { stringValue: text } },
    },
  });
  try {
    const response = await post(`${url}/v1/${DOCUMENTS}:commit`, { writes: [half('left'), half('right')] });
    await response.json();
    return response.ok;
  } catch {
    return false;
  }
}

async function findProblems(url: string, acknowledged: ReadonlySet<number>): Promise<string[]> {
  const left = await numbersOf(url, 'left');
  const right = await numbersOf(url, 'right');
  const problems: string[] = [];
  for (const n of acknowledged) if (!left.has(n)) problems.push(`The acknowledged write ${n} is lost.`);
  for (const n of new Set([...left, ...right]))
    if (!left.has(n) || !right.has(n)) problems.push(`Only half of batch ${n} exists.`);
  const everything = await post(`${url}/v1/${DOCUMENTS}:runQuery`, {
    structuredQuery: { from: [{ collectionId: 'pairs' }], select: { fields: [{ fieldPath: 'n' }] } },
  });
  const documents = (await everything.json()) as { document?: unknown }[];
  const count = documents.filter(({ document }) => document !== undefined).length;
  if (count !== left.size + right.size)
    problems.push(`The index has ${left.size + right.size} documents, but ${count} exist.`);
  return problems;
}

/** Returns the numbers of one side by the composite index. Throws for a document that was only partly written. */
async function numbersOf(url: string, side: string): Promise<Set<number>> {
  const where = { fieldFilter: { field: { fieldPath: 'side' }, op: 'EQUAL', value: { stringValue: side } } };
  const orderBy = [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }];
  const response = await post(`${url}/v1/${DOCUMENTS}:runQuery`, {
    structuredQuery: { from: [{ collectionId: 'pairs' }], where, orderBy },
  });
  const answers = (await response.json()) as {
    document?: { fields: { n: { integerValue: string }; text: { stringValue: string } } };
  }[];
  const numbers = answers.flatMap(({ document }) => {
    if (document === undefined) return [];
    const n = document.fields.n.integerValue;
    if (document.fields.text.stringValue !== `text ${n} `.repeat(50))
      throw new Error(`Document ${n} was only partly written.`);
    return [Number(n)];
  });
  return new Set(numbers);
}

function post(url: string, body: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
}
