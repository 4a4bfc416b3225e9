import { fold, wordsOf } from './fold';
import { matchTerms } from './vocabulary';

/** What a search knows of a course. `more` are words that stand nowhere else, such as tags and names of categories. */
export type SearchDocument = { id: string; title: string; subtitle: string; teacherName: string; more: readonly string[]; ratingCount: number };

/** What a search found: the ids of courses, the best first, and the folded words by which they were found. */
export type Found = { ids: string[]; terms: string[] };

/** All words of the documents, sorted, and in which documents each stands with which weight. Made by `buildSearchIndex`. */
export type SearchIndex = {
  documents: readonly { id: string; title: string; titleWords: string; bonus: number }[];
  terms: readonly string[];
  postings: readonly ReadonlyMap<number, number>[];
};

const WEIGHTS = { title: 10, more: 6, teacher: 5, subtitle: 3 };

/** Longer queries are cut: nobody means more than this. */
const MOST_CHARACTERS = 200;
const MOST_WORDS = 12;

/** Prepares documents for searching. */
export function buildSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const postings = new Map<string, Map<number, number>>();
  const add = (text: string, weight: number, document: number): void => {
    for (const { folded } of wordsOf(text)) {
      const of = postings.get(folded) ?? new Map<number, number>();
      of.set(document, Math.max(weight, of.get(document) ?? 0));
      postings.set(folded, of);
    }
  };
  documents.forEach(({ title, subtitle, teacherName, more }, document) => {
    add(title, WEIGHTS.title, document);
    add(subtitle, WEIGHTS.subtitle, document);
    add(teacherName, WEIGHTS.teacher, document);
    for (const text of more) add(text, WEIGHTS.more, document);
  });
  const terms = [...postings.keys()].sort();
  return {
    documents: documents.map(({ id, title, ratingCount }) => ({ id, title: fold(title).trim(), titleWords: ` ${foldedWords(title).join(' ')}`, bonus: Math.log10(1 + ratingCount) / 2 })),
    terms,
    postings: terms.map((term) => postings.get(term) ?? new Map<number, number>()),
  };
}

/**
 * The documents that a query finds, the best first. Every word counts; where no document has all of them, those that have the most, and at
 * least half. The document whose title is the query comes first, then titles that begin with it, then titles that hold it as it was typed.
 */
export function searchDocuments(index: SearchIndex, query: string): Found {
  const words = [...new Set(foldedWords(query.slice(0, MOST_CHARACTERS)))].slice(0, MOST_WORDS);
  if (words.length === 0) return { ids: [], terms: [] };
  const scores = new Map<number, { hits: number; score: number }>();
  const terms = new Set<string>();
  for (const word of words) {
    for (const [document, score] of scoreWord(index, word, terms)) {
      const of = scores.get(document) ?? { hits: 0, score: 0 };
      scores.set(document, { hits: of.hits + 1, score: of.score + score });
    }
  }
  const most = Math.max(0, ...Array.from(scores.values(), ({ hits }) => hits));
  if (most * 2 < words.length) return { ids: [], terms: [] };
  const phrase = words.join(' ');
  const asTyped = fold(query).trim();
  const found = [...scores].filter(([, { hits }]) => hits === most)
    .map(([document, { score }]) => ({ document, score: score + titleBonus(index.documents[document], asTyped, phrase) }));
  found.sort((a, b) => b.score - a.score || a.document - b.document);
  return { ids: found.map(({ document }) => index.documents[document]?.id ?? ''), terms: [...terms] };
}

/** What each document is worth for one word: the best of its matches, rare words more than common ones. */
function scoreWord({ terms, postings, documents }: SearchIndex, word: string, used: Set<string>): Map<number, number> {
  const best = new Map<number, number>();
  for (const { term, quality } of matchTerms(terms, word)) {
    const of = postings[term] ?? new Map<number, number>();
    const rarity = 1 + Math.log(1 + documents.length / (1 + of.size)) / 4;
    used.add(terms[term] ?? '');
    for (const [document, weight] of of) best.set(document, Math.max(best.get(document) ?? 0, weight * quality * rarity));
  }
  return best;
}

function titleBonus(document: SearchIndex['documents'][number] | undefined, asTyped: string, phrase: string): number {
  if (!document) return 0;
  if (document.title === asTyped || document.titleWords === ` ${phrase}`) return 1000 + document.bonus;
  if (document.titleWords.startsWith(` ${phrase}`)) return 6 + document.bonus;
  return (document.titleWords.includes(` ${phrase}`) ? 3 : 0) + document.bonus;
}

const foldedWords = (text: string): string[] => wordsOf(text).map(({ folded }) => folded);
