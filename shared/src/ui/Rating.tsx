import { numberFormat } from './numberFormat';
import { uiText } from './text';
import { VisuallyHidden } from './VisuallyHidden';
import classes from './Rating.module.css';

const OUT_OF = 5;

export type RatingProps = {
  /** From 0 to 5. */ value: number;
  /** How many people rated; left out, none is shown. */ count?: number;
  locale?: string;
};

/** A rating as stars and as a number, read out as one sentence. */
export function Rating({ value, count, locale }: RatingProps) {
  const kept = Math.min(OUT_OF, Math.max(0, value));
  const shown = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(kept);
  const many = count === undefined ? '' : numberFormat(locale).format(count);
  return (
    <span className={classes.rating}>
      <span className={classes.value} aria-hidden="true">
        {shown}
      </span>
      <span className={classes.stars} aria-hidden="true">
        <Stars className={classes.empty} />
        <span className={classes.full} style={{ inlineSize: `${(kept / OUT_OF) * 100}%` }}>
          <Stars className={classes.row} />
        </span>
      </span>
      {count !== undefined && (
        <span className={classes.count} aria-hidden="true">
          ({many})
        </span>
      )}
      <VisuallyHidden>
        {uiText.rating(shown, String(OUT_OF))}
        {count !== undefined && `, ${uiText.ratings(count, many)}`}
      </VisuallyHidden>
    </span>
  );
}

/** Five stars in one path: a list of courses draws dozens of ratings. */
const STARS = Array.from(
  { length: OUT_OF },
  (_, index) => `M${12 + 24 * index} 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8Z`,
).join('');

const Stars = ({ className }: { className: string | undefined }) => (
  <svg className={className} viewBox={`0 0 ${OUT_OF * 24} 24`} fill="currentColor" focusable="false">
    <path d={STARS} />
  </svg>
);
