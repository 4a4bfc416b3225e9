import { fileUrl } from '@lectern/shared/catalogue';
import type { Profile } from '@lectern/shared/domain';
import { useHost, useTitle } from '@lectern/shared/host';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { ButtonLink, FormStatus, Page, PageHeader, Section, SkeletonText } from '@lectern/shared/ui';
import { publicProfileText } from '../../text/profile/publicProfile.en';
import { Portrait } from '../Portrait';
import { publicProfile, type PublicProfile } from './publicProfile';
import * as styles from './publicProfile.module.css';

/**
 * The profile of the account `given` as everybody sees it: name, picture, words, links and public pens. Never what
 * somebody studies, and nothing for a private one. `uid` is the signed-in person, who sees their own also while it is
 * private.
 */
export function PublicProfileView({ given, uid }: { given: string; uid: string | null }) {
  const text = useText(publicProfileText);
  const { NotFound } = useHost();
  const query = useQuery(publicProfile(given, given === uid));
  useTitle(query.data?.profile.displayName ?? text.title);
  if (query.data === null && given !== uid) return <NotFound />;
  return (
    <Page>
      <QueryState query={query} title={text.failed} headingLevel={1} placeholder={<Placeholder />}>
        {(found) => (found ? <Person {...found} uid={given} isOwn={given === uid} /> : <NoProfile />)}
      </QueryState>
    </Page>
  );
}

function Placeholder() {
  const text = useText(publicProfileText);
  return (
    <>
      <PageHeader title={text.title} />
      <SkeletonText lines={6} />
    </>
  );
}

/** Shown to a person who has not written a profile yet. */
function NoProfile() {
  const text = useText(publicProfileText);
  return (
    <>
      <PageHeader title={text.none} lead={text.noneLead} />
      <div>
        <ButtonLink to="/profile?tab=settings">{text.write}</ButtonLink>
      </div>
    </>
  );
}

function Person({ profile, pens, teaches, uid, isOwn }: PublicProfile & { uid: string; isOwn: boolean }) {
  const text = useText(publicProfileText);
  const { displayName, headline, bio, links, visibility } = profile;
  return (
    <>
      {isOwn && (
        <FormStatus tone="info" title={visibility === 'public' ? text.ownPublic : text.ownPrivate}>
          <Link to="/profile?tab=settings">{text.change}</Link>
        </FormStatus>
      )}
      <Head profile={profile} />
      {bio && <p className={styles.bio}>{bio}</p>}
      {links.length > 0 && <Links links={links} />}
      {teaches && (
        <div>
          <ButtonLink variant="secondary" to={`/teach?teacher=${uid}`}>
            {text.courses(displayName)}
          </ButtonLink>
        </div>
      )}
      {pens.length > 0 && (
        <Section title={text.pens}>
          <ul className={styles.pens} role="list">
            {pens.map(({ id, title }) => (
              <li key={id}>
                <Link to={`/codepen?pen=${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {!headline && !bio && links.length === 0 && pens.length === 0 && !teaches && (
        <p className={styles.empty}>{text.empty(displayName)}</p>
      )}
    </>
  );
}

function Head({ profile: { displayName, headline, avatar } }: { profile: Profile }) {
  const { backend } = useHost().config;
  return (
    <div className={styles.head}>
      <Portrait name={displayName} src={avatar && fileUrl(backend, avatar)} size="huge" />
      <PageHeader title={displayName} {...(headline ? { lead: headline } : {})} />
    </div>
  );
}

function Links({ links }: { links: readonly string[] }) {
  const text = useText(publicProfileText);
  return (
    <ul className={styles.links} role="list" aria-label={text.links}>
      {links.map((link) => (
        <li key={link}>
          <a href={link} rel="noopener noreferrer nofollow ugc">
            {link.replace(/^https:\/\//, '').replace(/\/$/, '')}
          </a>
        </li>
      ))}
    </ul>
  );
}
