import remote from './remote';
import ar from './text/ar/routes';
import de from './text/de/routes';
import fr from './text/fr/routes';

test('no title names the site: the title of every document ends with its name', () => {
  const english = remote.routes.map(({ title }) => title);
  const translated = [ar, de, fr].flatMap((titles) => Object.values(titles).map(({ title }) => title));
  expect([...english, ...translated].filter((title) => title.includes('Lectern'))).toEqual([]);
});
