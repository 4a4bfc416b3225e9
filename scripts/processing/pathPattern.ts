/** A compiled pattern such as `customers/{uid}/payments/{id}`. */
export type PathPattern = {
  /** Name of the collection that holds the documents. */
  collection: string;
  /** True when documents of several collections of that name match. */
  group: boolean;
  /** Returns the values of the placeholders, or null for another path. */
  match(path: string): Record<string, string> | null;
};

/** Compiles a pattern of document paths: a placeholder stands for one whole segment. Throws for a collection's path. */
export function pathPattern(pattern: string): PathPattern {
  const parts = pattern.split('/');
  const collection = parts.at(-2);
  if (parts.length % 2 !== 0 || collection === undefined)
    throw new Error(`"${pattern}" is not the path of a document: it must have an even number of segments.`);
  return {
    collection,
    group: parts.length > 2,
    match(path) {
      const segments = path.split('/');
      if (segments.length !== parts.length) return null;
      const values: Record<string, string> = {};
      for (const [index, part] of parts.entries()) {
        const segment = segments[index] ?? '';
        if (part.startsWith('{')) values[part.slice(1, -1)] = segment;
        else if (part !== segment) return null;
      }
      return values;
    },
  };
}
