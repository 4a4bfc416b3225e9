import { highlightMatches } from '../../search/highlightMatches';
import * as styles from './SearchBox.module.css';

/** Text with the matched words highlighted. */
export function HighlightedText({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  return highlightMatches(text, terms).map((piece, index) =>
    piece.isMatch ? (
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
