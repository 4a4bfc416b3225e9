import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillDomGaps } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { registry } from '../../testing/releases';
import { renderShell } from '../../testing/renderShell';
import { deferredText } from '../../text/deferred.en';

const text = textOf(deferredText).language;
beforeAll(fillDomGaps);

/** A registry whose shell has Arabic and German texts beside the English ones. */
const withLanguages = () => {
  const english = registry({});
  const { stable } = english.shell;
  return { ...english, shell: { ...english.shell, stable: { ...stable, languages: ['ar', 'de'] } } };
};
/** A network without remotes. Without `switchLanguage`, no language can be loaded. */
const networkWith = (switchLanguage?: (language: string) => Promise<void>) => ({
  screens: {},
  broken: new Set<string>(),
  ...(switchLanguage && { switchLanguage }),
});

test('lists the site’s languages by their own names, and switches to the chosen one', async () => {
  const switchLanguage = jest.fn(() => Promise.resolve());
  renderShell('/nope', withLanguages(), networkWith(switchLanguage));
  const button = await screen.findByRole('button', { name: text.label });
  // The names are created when the menu opens first: that takes long on a phone.
  expect(screen.queryByRole('menuitemradio', { hidden: true, name: 'Deutsch' })).not.toBeInTheDocument();
  await userEvent.click(button);
  const items = screen.getAllByRole('menuitemradio').map((item) => item.textContent);
  expect(items).toEqual(expect.arrayContaining(['English', 'العربية', 'Deutsch']));
  expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Deutsch' }));
  expect(switchLanguage).toHaveBeenCalledWith('de');
});

test('a switch that fails is announced', async () => {
  renderShell('/nope', withLanguages(), networkWith());
  await userEvent.click(await screen.findByRole('button', { name: text.label }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Deutsch' }));
  expect(await screen.findByText(text.failed)).toBeInTheDocument();
});

test('a site with one language has no menu', () => {
  renderShell('/nope', registry({}), networkWith());
  expect(screen.queryByRole('button', { name: text.label })).not.toBeInTheDocument();
});
