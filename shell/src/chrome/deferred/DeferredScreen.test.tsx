import { act, screen } from '@testing-library/react';
import { textOf } from '@lectern/shared/text';
import * as parts from '../../deferredParts';
import type { DeferredParts } from '../../state/ShellContext';
import { registry } from '../../testing/releases';
import { renderShell } from '../../testing/renderShell';
import { errorScreensText } from '../../text/errorScreens.en';
import { shellText } from '../../text/shell.en';

const text = textOf(shellText);

test('a screen whose code can’t be loaded says so in the first bundle’s words, until the network is back', async () => {
  const deferred = jest.fn((): Promise<DeferredParts> => Promise.reject(new Error('ChunkLoadError')));
  renderShell('/nope', registry({}), { screens: {}, broken: new Set(), deferred });
  expect(await screen.findByRole('alert')).toHaveTextContent(text.notFound.title + text.boot.body);
  expect(screen.getByRole('button', { name: text.boot.again })).toBeVisible();
  deferred.mockResolvedValue(parts);
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await Promise.resolve();
  });
  expect(await screen.findByText(textOf(errorScreensText).notFound.body)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('until its code has loaded, the loader says that something is coming', async () => {
  let arrive: (loaded: DeferredParts) => void = () => undefined;
  const deferred = (): Promise<DeferredParts> => new Promise((resolve) => (arrive = resolve));
  renderShell('/nope', registry({}), { screens: {}, broken: new Set(), deferred });
  expect(await screen.findByRole('status', { name: text.loading.label })).toBeInTheDocument();
  await act(async () => {
    arrive(parts);
    await Promise.resolve();
  });
  expect(await screen.findByText(textOf(errorScreensText).notFound.body)).toBeVisible();
  expect(screen.queryByRole('status', { name: text.loading.label })).not.toBeInTheDocument();
});
