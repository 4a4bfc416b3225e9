import { parsingWith, type Parsing } from './parseDocuments';

/** Parts of the catalogue that are read separately, and so have warnings of their own. */
export type CataloguePart = 'row' | 'stars' | 'offer' | 'categories' | 'listed categories' | 'books' | 'paths' | 'file';

/** Reasons why documents are left out of the catalogue, by part and id: reading a part again replaces its warnings. */
export class DocumentWarnings {
  private readonly byPart = new Map<string, Set<string>>();

  /** Returns a Parsing that adds its warnings to those of this part. */
  parsing(part: CataloguePart, id: string): Parsing {
    return parsingWith((message) => {
      const key = `${part} ${id}`;
      const messages = this.byPart.get(key) ?? new Set();
      this.byPart.set(key, messages.add(message));
    });
  }

  /** Returns a Parsing for a part that is read again: its previous warnings are dropped. */
  reparsing(part: CataloguePart, id: string): Parsing {
    this.byPart.delete(`${part} ${id}`);
    return this.parsing(part, id);
  }

  /** Returns all warnings, each once. */
  messages(): Set<string> {
    return new Set(Array.from(this.byPart.values(), (messages) => [...messages]).flat());
  }
}
