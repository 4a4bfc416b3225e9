import { StarIcon } from './icons';
import { uiText } from './text';
import { VisuallyHidden } from './VisuallyHidden';
import classes from './Rating.module.css';

const OUT_OF = 5;

export type RatingProps = { /** From 0 to 5. */ value: number; /** How many people rated; left out, none is shown. */ count?: number; locale?: string };

/** A rating as stars and as a number, read out as one sentence. */
export function Rating({ value, count, locale }: RatingProps) {
  const kept = Math.min(OUT_OF, Math.max(0, value));
  const shown = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(kept);
  const many = count === undefined ? '' : new Intl.NumberFormat(locale).format(count);
  return (
    <span className={classes.rating}>
      <span className={classes.value} aria-hidden="true">{shown}</span>
      <span className={classes.stars} aria-hidden="true">
        <Stars className={classes.empty} />
        <span className={classes.full} style={{ inlineSize: `${(kept / OUT_OF) * 100}%` }}><Stars className={classes.row} /></span>
      </span>
      {count !== undefined && <span className={classes.count} aria-hidden="true">({many})</span>}
      <VisuallyHidden>{uiText.rating(shown, String(OUT_OF))}{count !== undefined && `, ${uiText.ratings(count, many)}`}</VisuallyHidden>
    </span>
  );
}

function Stars({ className }: { className: string | undefined }) {
  return <span className={className} style={{ display: 'inline-flex', inlineSize: 'max-content' }}>{Array.from({ length: OUT_OF }, (_, index) => <StarIcon key={index} />)}</span>;
}
