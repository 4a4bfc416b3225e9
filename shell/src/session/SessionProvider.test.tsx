import { act, fireEvent, screen } from '@testing-library/react';
import type { AccountReport } from '@lectern/shared/firebase/auth';
import { renderScreen } from '@lectern/shared/testing';
import { useQuery } from '@lectern/shared/query';
import { textOf } from '@lectern/shared/text';
import { createAccountSource } from './accountSource';
import { useSession } from './SessionContext';
import { SessionNotice } from './SessionNotice';
import { SessionProvider } from './SessionProvider';
import type { Accounts, SessionSource } from './SessionSource';
import { shellText } from '../text/shell.en';
import { noticesText } from '../text/notices.en';

const text = textOf(shellText);
const notice = textOf(noticesText).session;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const ADA = {
  uid: 'ada',
  email: 'ada@lectern.example',
  emailVerified: true,
  displayName: 'Ada',
  photoUrl: null,
  roles: [],
};
const wait = (ms: number): Promise<void> => act(async () => jest.advanceTimersByTimeAsync(ms));
const slowTitle = () => screen.queryByRole('heading', { name: text.session.slowTitle });

/** Fake authentication service. The test sends its reports. */
function service(): { source: SessionSource; sendReport: (report: AccountReport) => Promise<void> } {
  let listener: (report: AccountReport) => void = () => undefined;
  const facade = {
    observeAccount: (given: typeof listener) => {
      listener = given;
    },
    confirmAccount: () => Promise.resolve(),
  } as unknown as Accounts;
  const source = createAccountSource(
    () => Promise.resolve(facade),
    (task) => task(),
  );
  return {
    source,
    sendReport: (report) =>
      act(async () => {
        await Promise.resolve();
        listener(report);
      }),
  };
}

let fetches: string[] = [];
function Screen() {
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: ['mine'],
    queryFn: () => {
      fetches.push(user?.uid ?? 'nobody');
      return user?.uid ?? 'nobody';
    },
  });
  return (
    <>
      <div role="status">
        <SessionNotice />
      </div>
      <p>{user ? `Hello ${user.displayName}` : 'Hello stranger'}</p>
      <p>data of {data ?? '…'}</p>
    </>
  );
}

test('shows the screens at once without a marker, and fetches again when another user signs in', async () => {
  fetches = [];
  const { source, sendReport } = service();
  renderScreen(
    <SessionProvider source={source}>
      <Screen />
    </SessionProvider>,
  );
  expect(screen.getByText('Hello stranger')).toBeVisible();
  await sendReport({ account: null, isByChoice: false });
  await sendReport({ account: ADA, isConfirmed: true });
  expect(screen.getByText('Hello Ada')).toBeVisible();
  await wait(10);
  expect(screen.getByText('data of ada')).toBeVisible();
  await sendReport({ account: { ...ADA, uid: 'eve', displayName: 'Eve' }, isConfirmed: true });
  await wait(10);
  expect(screen.getByText('data of eve')).toBeVisible();
  expect(fetches).toEqual(['nobody', 'ada', 'eve']);
});

test('with a marker, offers to wait or continue signed out after 8 s; a later answer still counts', async () => {
  localStorage.setItem('lectern.session', '1');
  const { source, sendReport } = service();
  const { container } = renderScreen(
    <SessionProvider source={source}>
      <Screen />
    </SessionProvider>,
  );
  await wait(7_999);
  expect(container).toBeEmptyDOMElement();
  await wait(1);
  expect(slowTitle()).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: text.session.wait }));
  expect(slowTitle()).toBeNull();
  await wait(8_000);
  fireEvent.click(screen.getByRole('button', { name: text.session.continue }));
  expect(screen.getByText('Hello stranger')).toBeVisible();
  await sendReport({ account: ADA, isConfirmed: true });
  expect(screen.getByText('Hello Ada')).toBeVisible();
});

test('shows the screens as soon as the service answers', async () => {
  localStorage.setItem('lectern.session', '1');
  const { source, sendReport } = service();
  renderScreen(
    <SessionProvider source={source}>
      <Screen />
    </SessionProvider>,
  );
  await wait(5_000);
  await sendReport({ account: ADA, isConfirmed: true });
  expect(screen.getByText('Hello Ada')).toBeVisible();
  await wait(10_000);
  expect(slowTitle()).toBeNull();
});

test('offers to continue at once when the session is unreachable', async () => {
  localStorage.setItem('lectern.session', '1');
  const source = createAccountSource(() => Promise.reject(new Error('no chunk')));
  renderScreen(
    <SessionProvider source={source}>
      <Screen />
    </SessionProvider>,
  );
  await wait(0);
  expect(slowTitle()).toBeVisible();
});

test('shows that the account is only remembered, and asks again every 30 s until it is confirmed', async () => {
  const { source, sendReport } = service();
  const confirm = jest.spyOn(await source.accounts(), 'confirmAccount').mockRejectedValue(new Error('still away'));
  renderScreen(
    <SessionProvider source={source}>
      <Screen />
    </SessionProvider>,
  );
  await sendReport({ account: ADA, isConfirmed: false });
  expect(screen.getByRole('status')).toHaveTextContent(notice.remembered);
  expect(localStorage.getItem('lectern.session')).toBeNull();
  await wait(30_000);
  expect(confirm).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: notice.tryAgain }));
  await wait(0);
  expect(confirm).toHaveBeenCalledTimes(2);
  await sendReport({ account: ADA, isConfirmed: true });
  expect(screen.queryByRole('status')).toBeEmptyDOMElement();
  await wait(60_000);
  expect(confirm).toHaveBeenCalledTimes(2);
});

test('leaves the explanation to the notice of the connection while offline', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { source, sendReport } = service();
  renderScreen(
    <SessionProvider source={source}>
      <Screen />
    </SessionProvider>,
  );
  await sendReport({ account: ADA, isConfirmed: false });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  online.mockRestore();
  fireEvent(window, new Event('online'));
  expect(screen.getByRole('status')).toHaveTextContent(notice.remembered);
});

test('shows that the session has ended, with a sign-in link back to this page', async () => {
  const { source, sendReport } = service();
  renderScreen(
    <SessionProvider source={source}>
      <Screen />
      <main id="main" tabIndex={-1} />
    </SessionProvider>,
    { path: '/profile?tab=notes' },
  );
  await sendReport({ account: ADA, isConfirmed: true });
  await sendReport({ account: null, isByChoice: false });
  expect(screen.getByText(notice.ended)).toBeVisible();
  expect(screen.getByRole('link', { name: notice.signInAgain })).toHaveAttribute(
    'href',
    '/sign_in?next=%2Fprofile%3Ftab%3Dnotes',
  );
  const dismiss = screen.getByRole('button', { name: notice.dismiss });
  dismiss.focus();
  fireEvent.click(dismiss);
  expect(screen.queryByText(notice.ended)).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});
