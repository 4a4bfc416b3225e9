import type { Answer } from './service';

/** Returns an answer as text that two services can be compared by: its documents or results in order, or its status. */
export function answerText({ status, body }: Answer): string {
  if (status !== 200) return `status ${status} (${/"message":"(.{0,200})/.exec(JSON.stringify(body))?.[1] ?? ''})`;
  const rows = (Array.isArray(body) ? body : [body]) as {
    document?: { name: string; fields?: unknown };
    result?: unknown;
  }[];
  return rows
    .flatMap(({ document, result }) => {
      if (document)
        return [`${document.name.split('/documents/')[1] ?? ''} ${JSON.stringify(canonical(document.fields ?? {}))}`];
      return result === undefined ? [] : [JSON.stringify(canonical(result))];
    })
    .join('\n');
}

/** Sorts the keys of maps, and writes each value in one form where the protocol allows several. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Record<string, unknown>).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return Object.fromEntries(entries.map(([name, content]) => [name, canonicalMember(name, content)]));
}

/** Normalises the values of Firestore's protocol by the name of their field, such as `timestampValue`. */
function canonicalMember(name: string, content: unknown): unknown {
  if (name === 'nullValue') return null;
  if (name === 'timestampValue' && typeof content === 'string') return content.replace(/\.?0*Z$/, 'Z');
  if (name === 'doubleValue') return String(Number(content));
  if (name === 'arrayValue' || name === 'mapValue') {
    const { values = [], fields = {} } = content as { values?: unknown; fields?: unknown };
    return canonical(name === 'arrayValue' ? { values } : { fields });
  }
  if (name === 'geoPointValue') return canonical({ latitude: 0, longitude: 0, ...(content as object) });
  return canonical(content);
}

/** Returns true for equal answers. Refusals are equal when their statuses are: messages may differ. */
export const isSame = (one: string, other: string): boolean =>
  one === other || (one.startsWith('status') && one.slice(0, 10) === other.slice(0, 10));
