import { parsingWith, type Parsing } from './parseDocuments';

/** What is looked at on its own, and so has faults of its own. */
export type FaultyPart = 'row' | 'stars' | 'offer' | 'categories' | 'listed categories' | 'books' | 'file';

/**
 * Why documents are left out, by the part and the id that it keeps out of the catalogue: what is read anew says its
 * faults anew.
 */
export class Faults {
  private readonly told = new Map<string, Set<string>>();

  /** A Parsing whose warnings are kept here, beside those that the same part has already. */
  parsing(part: FaultyPart, id: string): Parsing {
    return parsingWith((message) => {
      const key = `${part} ${id}`;
      const messages = this.told.get(key) ?? new Set();
      this.told.set(key, messages.add(message));
    });
  }

  /** The same, for a part that is read anew. */
  afresh(part: FaultyPart, id: string): Parsing {
    this.told.delete(`${part} ${id}`);
    return this.parsing(part, id);
  }

  /** Each fault once. */
  messages(): Set<string> {
    return new Set(Array.from(this.told.values(), (messages) => [...messages]).flat());
  }
}
