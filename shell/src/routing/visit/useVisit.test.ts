import type { Location } from '../router';
import { channel, registry, release } from '../../testing/releases';
import { routeTable } from '../../state/routeTable';
import { nextVisit, openVisit } from './useVisit';

const tableOf = (version: string) => routeTable(registry({ commerce: channel(release(version)) }), [], {});
const at = (pathname: string, key: string, search = ''): Location =>
  ({ pathname, search, hash: '', state: null, key, mask: undefined }) as Location;
const before = tableOf('1.0.0');
const after = tableOf('2.0.0');
const versionOf = (visit: ReturnType<typeof openVisit>): string | undefined =>
  visit.route?.target?.first.release.version;
const first = openVisit(at('/books', 'a'), before, false, 0);

test('an open screen stays when a revision arrives', () => {
  expect(nextVisit(first, at('/books', 'a'), after, false)).toBe(first);
});

test('an open screen stays while only the query changes', () => {
  const next = nextVisit(first, at('/books', 'b', '?read=1'), after, false);
  expect([next.number, versionOf(next)]).toEqual([0, '1.0.0']);
  expect(next.arrival).toBe(first.arrival);
});

test('the next navigation uses the newly live release', () => {
  const away = nextVisit(first, at('/nope', 'b'), after, false);
  expect(away.route).toBeNull();
  expect(versionOf(nextVisit(away, at('/books', 'c'), after, false))).toBe('2.0.0');
});

test('a second click on a link to the same page is a new visit', () => {
  const again = nextVisit(first, at('/books', 'b'), after, false);
  expect([again.number, versionOf(again)]).toEqual([1, '2.0.0']);
});
