import { useText } from '@lectern/shared/text';
import { BookIcon, CodeIcon, Grid, Section, TeamIcon } from '@lectern/shared/ui';
import { homeText } from '../../text/home.en';
import { LinkTile } from './LinkTile';

/**
 * Minimum width of a column: 30 % (three columns) where the row is wider than 38rem, else 100 % (one column). The
 * factor only has to be large: it turns any difference between both widths into one of the bounds.
 */
const THREE_OR_ONE = 'clamp(30%, (38rem - 100%) * 999, 100%)';

/** Links to the site's other offers: books, code editor and teaching. */
export function OtherOffers() {
  const text = useText(homeText);
  return (
    <Section title={text.alsoHere}>
      <Grid as="ul" minColumn={THREE_OR_ONE} stretch>
        <li>
          <LinkTile to="/books" icon={<BookIcon />} {...text.books} />
        </li>
        <li>
          <LinkTile to="/codepen" icon={<CodeIcon />} {...text.code} />
        </li>
        <li>
          <LinkTile to="/teach" icon={<TeamIcon />} {...text.teach} />
        </li>
      </Grid>
    </Section>
  );
}
