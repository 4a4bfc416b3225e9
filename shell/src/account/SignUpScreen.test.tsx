import { act, screen } from '@testing-library/react';
import { renderScreen, startTestBackend, type RenderedScreen } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { createAccountSource } from '../session/accountSource';
import { SessionProvider } from '../session/SessionProvider';
import { accountText } from '../text/account.en';
import { SignUpScreen } from './index';

const text = textOf(accountText);

function show(): RenderedScreen {
  const source = createAccountSource(
    () => import('@lectern/shared/firebase/auth'),
    (task) => task(),
  );
  return renderScreen(
    <SessionProvider source={source}>
      <SignUpScreen />
    </SessionProvider>,
    { path: '/sign_up' },
  );
}

test('links to the privacy policy', async () => {
  show();
  const link = await screen.findByRole('link', { name: text.signUp.privacy });
  expect(link).toHaveAttribute('href', '/privacy_policy');
});

test('a form that is submitted twice at once creates one account', async () => {
  const testBackend = await startTestBackend();
  const { person } = show();
  await person.type(screen.getByRole('textbox', { name: new RegExp(text.fields.name) }), 'Bea');
  await person.type(screen.getByRole('textbox', { name: new RegExp(text.fields.email) }), 'bea@lectern.example');
  await person.type(screen.getByLabelText(new RegExp(`^${text.fields.password}`)), 'correct horse battery');
  const form = screen.getByRole<HTMLFormElement>('form');
  act(() => {
    form.requestSubmit();
    form.requestSubmit();
  });
  expect(await screen.findByRole('heading', { name: text.welcome.title('Bea') })).toHaveFocus();
  expect(testBackend.backend.auth.mailbox.list('bea@lectern.example')).toHaveLength(1);
  await testBackend.stop();
});
