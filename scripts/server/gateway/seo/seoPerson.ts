import type { ReleaseRoute } from '@lectern/shared/contract';
import { parsePublicPerson, type PublicPerson } from '@lectern/shared/domain';
import type { CatalogueFile, ReadCatalogueFile } from '../catalogue/catalogueFiles';
import { queryDataUrl } from '../pages/preload';
import { seoText } from './seoText';

const PEOPLE = '/api/people/';
/** Characters of a description that search engines show, about. */
const MAX_DESCRIPTION = 160;

/** A person's page as crawlers see it. `structured` returns its JSON-LD at an absolute URL. */
type ListedPerson = {
  name: string;
  description: string;
  avatar: string | null;
  structured: (url: string) => object;
};

/** Returns the parameter and the id of the person whose page a route shows for a query; null for other queries. */
export function personIn(route: ReleaseRoute, query: URLSearchParams): { param: string; uid: string } | null {
  const source = route.dataWith?.find(({ path }) => path === PEOPLE);
  const url = source && queryDataUrl(source, query);
  return url ? { param: source.param, uid: url.slice(PEOPLE.length) } : null;
}

/** Reads the public data of a person, as their page does; `missing` when nothing of them is public. */
export async function readListedPerson(uid: string, read: ReadCatalogueFile): Promise<CatalogueFile<ListedPerson>> {
  const answer = await read(PEOPLE + uid, (data) => parsePublicPerson(data, uid));
  return answer.kind === 'value' ? { kind: 'value', value: describe(answer.value) } : answer;
}

function describe({ name, profile, courses }: PublicPerson): ListedPerson {
  const about = [profile?.headline, profile?.bio].map((text) => text?.trim()).filter(Boolean);
  const description = about.length > 0 ? shorten(about.join(' · ')) : seoText.person(name, courses.length);
  const person = { '@type': 'Person', name, description };
  return {
    name,
    description,
    avatar: profile?.avatar ?? null,
    structured: (url) => ({ '@context': 'https://schema.org', '@type': 'ProfilePage', url, mainEntity: person }),
  };
}

/** Returns the text on one line, cut between words. */
function shorten(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, ' '));
  if (characters.length <= MAX_DESCRIPTION) return characters.join('');
  const cut = characters.slice(0, MAX_DESCRIPTION);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > MAX_DESCRIPTION / 2 ? end : MAX_DESCRIPTION).join('')}…`;
}
