import { markMatches } from '../search/markMatches';
import styles from './SearchBox.module.css';

/** A text with the words that a search found in it set off. */
export function Marked({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  return markMatches(text, terms).map((piece, index) =>
    piece.isMatch ? (
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
