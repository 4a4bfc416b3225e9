import { screen } from '@testing-library/react';
import { renderScreen } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { offerText } from '../../../text/offer.en';
import { ShareButton } from './ShareButton';

const text = textOf(offerText);

test('the address is shown where the browser has no clipboard, as on pages without TLS', async () => {
  const { person, announced } = renderScreen(<ShareButton title="Bread" />);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  await person.click(screen.getByRole('button', { name: text.share }));
  const message = text.notCopied(location.origin + location.pathname);
  expect(await screen.findByRole('button', { name: message })).toBeVisible();
  expect(announced).toEqual([message]);
});
