import { useText } from '@lectern/shared/text';
import { Section } from '@lectern/shared/ui';
import { reviewText } from '../../text/review/review.en';
import { midnightOf, type DeckCard } from '../schedule/queue';
import { upcomingDays } from '../schedule/upcoming';
import * as styles from './review.module.css';

/** Days that are looked ahead. */
const DAYS_AHEAD = 14;

/** Rows that are shown. */
const ROWS = 7;

/** Table of the next days with cards. Not shown when there are none. */
export function UpcomingSection({ cards, now }: { cards: readonly DeckCard[]; now: number }) {
  const text = useText(reviewText);
  const days = upcomingDays(cards, midnightOf(now), DAYS_AHEAD).slice(0, ROWS);
  if (days.length === 0) return null;
  return (
    <Section title={text.upcoming}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text.day}</th>
            <th scope="col">{text.count}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ midnight, count }) => (
            <tr key={midnight}>
              <th scope="row">{text.dayName(new Date(midnight))}</th>
              <td>{text.cards(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
