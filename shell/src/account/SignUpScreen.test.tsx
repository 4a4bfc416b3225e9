import { screen } from '@testing-library/react';
import { renderScreen } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { createAccountSource } from '../session/accountSource';
import { SessionProvider } from '../session/SessionProvider';
import { accountText } from '../text/account.en';
import { SignUpScreen } from './index';

test('links to the privacy policy', async () => {
  const source = createAccountSource(
    () => import('@lectern/shared/firebase/auth'),
    (task) => task(),
  );
  renderScreen(
    <SessionProvider source={source}>
      <SignUpScreen />
    </SessionProvider>,
    { path: '/sign_up' },
  );
  const link = await screen.findByRole('link', { name: textOf(accountText).signUp.privacy });
  expect(link).toHaveAttribute('href', '/privacy_policy');
});
