import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { FormStatus } from '@lectern/shared/ui';
import { ScrollTable } from '../../parts/reading/ScrollTable';
import { deskText } from '../../text/desk.en';
import { siteHealth, type SiteHealth } from '../data/siteServer';
import * as styles from '../Desk.module.css';
import { RowSkeletons } from './PagedRows';

/** Live releases with their loads, and what is stuck. */
export function Health() {
  const text = useText(deskText);
  const query = useQuery(siteHealth);
  return (
    <QueryState query={query} title={text.failed} headingLevel={3} placeholder={<RowSkeletons />}>
      {(health) => (
        <div className={styles.list}>
          <Stuck health={health} />
          <p>{text.health.revision(health.serial, new Date(health.updatedAt))}</p>
          <Releases releases={health.releases} />
        </div>
      )}
    </QueryState>
  );
}

function Stuck({ health: { pendingDecisions, unsentMails } }: { health: SiteHealth }) {
  const text = useText(deskText).health;
  if (pendingDecisions + unsentMails === 0) return <FormStatus tone="success">{text.good}</FormStatus>;
  return (
    <FormStatus tone="warning">
      {[`${text.pending}: ${text.number(pendingDecisions)}`, `${text.mails}: ${text.number(unsentMails)}`].join(' · ')}
    </FormStatus>
  );
}

function Releases({ releases }: Pick<SiteHealth, 'releases'>) {
  const text = useText(deskText).health;
  const heads = [text.release, text.version, text.fallback, text.loaded, text.failed];
  return (
    <ScrollTable caption={text.caption} heads={heads}>
      {releases.map(({ owner, version, fallback, loaded, failed }) => (
        <tr key={owner}>
          <th scope="row">{owner}</th>
          <td>{version}</td>
          <td>{fallback ?? text.noFallback}</td>
          <td>{text.number(loaded)}</td>
          <td>
            {text.number(failed)} {failed > 0 && `(${text.share(failed / (loaded + failed))})`}
          </td>
        </tr>
      ))}
    </ScrollTable>
  );
}
