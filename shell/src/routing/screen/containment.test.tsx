import { useEffect, useState, type ComponentType } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '@lectern/shared/router';
import { textOf } from '@lectern/shared/text';
import type { LoadReport } from '../../federation/load/loadReport';
import { channel, registry, release } from '../../testing/releases';
import { renderShell } from '../../testing/renderShell';
import { errorScreensText } from '../../text/errorScreens.en';
import { shellText } from '../../text/shell.en';

const text = textOf(shellText);
const errorScreens = textOf(errorScreensText);
const books = { path: '/books', title: 'Books' };
const live = release('2.0.0', {}, books);
const former = release('1.0.0', {}, books);

const Former = () => <h1>Books of before</h1>;
const Next = () => <h1>Books of after</h1>;
const fail = (): never => {
  throw new Error('no such book');
};

/** Renders `/books` of release 2.0.0 with `Broken`, and of its fallback 1.0.0. */
function open(Broken: ComponentType, { fallback = Former as ComponentType | null, broken = [] as string[] } = {}) {
  const reports: LoadReport[] = [];
  const screens: Record<string, ComponentType> = {
    '2.0.0': Broken,
    '3.0.0': Next,
    ...(fallback && { '1.0.0': fallback }),
  };
  const commerce = channel(live, { fallback: fallback && former });
  const net = { screens, broken: new Set(broken), reports };
  const view = renderShell('/books', registry({ commerce }), net);
  const publish = (stable: typeof live, at: number) =>
    act(() => view.live.update(registry({ commerce: channel(stable) }, { serial: at })));
  const failures = () => reports.filter(({ outcome }) => outcome === 'failed' || outcome === 'replaced');
  return { ...net, failures, publish };
}

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Screens that throw at different times. The button makes the later ones throw. */
const BROKEN: [string, ComponentType, boolean][] = [
  ['at its first render', fail, false],
  [
    'in an effect',
    () => {
      useEffect(fail, []);
      return <h1>Broken</h1>;
    },
    false,
  ],
  [
    'after a change of its state',
    () => {
      const [isBroken, setBroken] = useState(false);
      return isBroken ? fail() : <button onClick={() => setBroken(true)}>Break</button>;
    },
    true,
  ],
  [
    'in the effect of a change',
    () => {
      const [isBroken, setBroken] = useState(false);
      useEffect(() => (isBroken ? fail() : undefined), [isBroken]);
      return <button onClick={() => setBroken(true)}>Break</button>;
    },
    true,
  ],
  [
    'without end',
    () => {
      const [count, setCount] = useState(0);
      setCount(count + 1);
      return null;
    },
    false,
  ],
];

test.each(BROKEN)(
  'a screen that throws %s gives way to the release before, and is reported',
  async (_, Broken, later) => {
    const { failures, reports } = open(Broken);
    if (later) await userEvent.click(await screen.findByRole('button', { name: 'Break' }));
    expect(await screen.findByRole('heading', { name: 'Books of before' })).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveAttribute('data-release', '1.0.0');
    expect(failures()).toMatchObject([
      { version: '2.0.0', outcome: 'replaced', shown: '1.0.0', kind: 'render', phase: 'shown', serial: 7 },
    ]);
    expect(reports.at(-1)).toMatchObject({ version: '1.0.0', outcome: 'loaded' });
    expect(screen.getByRole('banner')).toBeInTheDocument();
  },
);

test('a release that threw is not tried again during the visit, and what is typed elsewhere stays', async () => {
  const { failures } = open(() => {
    const [isBroken, setBroken] = useState(false);
    return isBroken ? fail() : <button onClick={() => setBroken(true)}>Break</button>;
  });
  const breakIt = await screen.findByRole('button', { name: 'Break' });
  const search = screen.getAllByRole('searchbox')[0]!;
  await userEvent.type(search, 'graph');
  act(() => breakIt.click());
  expect(await screen.findByRole('heading', { name: 'Books of before' })).toBeInTheDocument();
  expect(search).toHaveValue('graph');
  expect(search).toHaveFocus();
  await userEvent.click(screen.getAllByRole('link', { name: text.header.home })[0]!);
  act(() => history.back());
  expect(await screen.findByRole('heading', { name: 'Books of before' })).toBeInTheDocument();
  expect(failures()).toHaveLength(1);
});

test('two releases that both throw end in the failure screen; a press tries the live one again', async () => {
  const { failures, screens } = open(fail, { fallback: fail });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveAttribute('data-kind', 'render');
  expect(alert).toHaveTextContent('Showing BooksScreen of commerce 1.0.0 failed. (render: no such book)');
  expect(alert).toHaveTextContent(errorScreens.failed.crashed('Books'));
  expect(failures().map(({ version }) => version)).toEqual(['2.0.0', '1.0.0']);
  screens['2.0.0'] = Next;
  await press(errorScreens.failed.again);
  expect(await screen.findByRole('heading', { name: 'Books of after' })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveAttribute('data-release', '2.0.0');
});

test('after a roll-back a screen that threw heals by itself', async () => {
  const { publish } = open(fail, { fallback: null });
  expect(await screen.findByRole('alert')).toHaveAttribute('data-kind', 'render');
  publish(release('3.0.0', {}, books), 8);
  expect(await screen.findByRole('heading', { name: 'Books of after' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['null', null],
  ['undefined', undefined],
  ['an object without a prototype', Object.create(null)],
  ['an error with a hostile message', Object.defineProperty(new Error(), 'message', { get: fail })],
  ['a very long message', new Error('x'.repeat(100_000))],
])('a screen that throws %s is contained', async (_, thrown) => {
  open(
    () => {
      throw thrown;
    },
    { fallback: null },
  );
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveAttribute('data-kind', 'render');
  expect(alert.textContent.length).toBeLessThan(2_000);
  expect(screen.getByRole('banner')).toBeInTheDocument();
});

test('a screen that throws while it is left does not take the next one down', async () => {
  const Leaving = () => {
    useEffect(() => fail, []);
    return <Link to="/nope">Away</Link>;
  };
  const { failures } = open(Leaving);
  await userEvent.click(await screen.findByRole('link', { name: 'Away' }));
  expect(await screen.findByRole('heading', { name: text.notFound.title })).toBeInTheDocument();
  expect(screen.getAllByRole('banner')).not.toHaveLength(0);
  await waitFor(() => expect(failures()).toMatchObject([{ version: '2.0.0', kind: 'render' }]));
});

test('screens that throw whenever they are removed end in the failure screen', async () => {
  const Leaving = () => {
    useEffect(() => fail, []);
    return <Link to="/books">Again</Link>;
  };
  const { failures } = open(Leaving, { fallback: null });
  await userEvent.click(await screen.findByRole('link', { name: 'Again' }));
  expect(await screen.findByRole('alert')).toHaveAttribute('data-kind', 'render');
  expect(failures().length).toBeLessThan(5);
});

test('after an outage the live release returns at the next navigation', async () => {
  const { broken } = open(() => <h1>Books of now</h1>, { broken: ['/remotes/commerce/2.0.0/37.js'] });
  const isShown = (name: string) => screen.findByRole('heading', { name });
  const leaveAndReturn = async (): Promise<void> => {
    await userEvent.click(screen.getAllByRole('link', { name: text.header.home })[0]!);
    act(() => history.back());
  };
  await isShown('Books of before');
  await leaveAndReturn();
  await isShown('Books of before');
  broken.clear();
  const clock = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => clock() + 5_000);
  expect(await isShown('Books of before')).toBeInTheDocument();
  await leaveAndReturn();
  expect(await isShown('Books of now')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveAttribute('data-release', '2.0.0');
});
