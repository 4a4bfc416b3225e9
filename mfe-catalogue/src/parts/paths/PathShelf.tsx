import { useHost } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Section } from '@lectern/shared/ui';
import { cataloguePaths } from '../../data/cataloguePaths';
import { pathText } from '../../text/paths.en';
import { ALL_PATHS } from './pathAddress';
import { PathGrid } from './PathGrid';

const SHOWN = 3;

/** First learning paths; renders nothing when there are none or they fail to load. */
export function PathShelf() {
  const text = useText(pathText);
  const { data } = useQuery(cataloguePaths(useHost().config.backend));
  if (!data?.length) return null;
  return (
    <Section title={text.title} lead={text.lead} more={<Link to={ALL_PATHS}>{text.all}</Link>}>
      <PathGrid paths={data.slice(0, SHOWN)} headingLevel={3} />
    </Section>
  );
}
