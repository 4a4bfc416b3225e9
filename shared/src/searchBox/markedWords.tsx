import type { ReactNode } from 'react';

/**
 * Renders a suggestion with the typed parts marked: each word that begins with a typed word, in upper or lower case,
 * has that beginning in a `mark` element.
 */
export function markedWords(text: string, typed: string): ReactNode {
  const starts = typed
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  if (starts.length === 0) return text;
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${starts.join('|')})`, 'giu'));
  return parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}
