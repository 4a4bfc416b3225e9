import { useState } from 'react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useHost } from '@lectern/shared/host';
import { textOf } from '@lectern/shared/text';
import { channel, registry, release } from '../../testing/releases';
import { renderShell } from '../../testing/renderShell';
import { noticesText } from '../../text/notices.en';

const text = textOf(noticesText).update;

/** A form that holds unsaved input between its two presses. */
function Form() {
  const { holdUnsaved } = useHost();
  const [release, setRelease] = useState<(() => void) | null>(null);
  const toggle = (): void => {
    release?.();
    const held = release ? null : holdUnsaved();
    setRelease(() => held);
  };
  return <button onClick={toggle}>{release ? 'Save' : 'Write'}</button>;
}

/** Opens a page of shell 1.0.0; `publish` makes another version of the shell live. */
function open() {
  const commerce = channel(release('1.0.0'));
  const view = renderShell('/books', registry({ commerce }), { screens: { '1.0.0': Form }, broken: new Set() });
  const shell = view.live.current().shell.stable;
  let { serial } = view.live.current();
  const publish = (version: string): void =>
    act(() => view.live.update(registry({ commerce }, { serial: ++serial, shell: channel({ ...shell, version }) })));
  return { publish };
}

const prompt = () => screen.queryByText(text.ready);

test.each(['1.1.0', '0.9.0'])(
  'a release or a roll-back of the shell to %s asks to reload, and can be put off',
  async (to) => {
    const { publish } = open();
    await screen.findByRole('button', { name: 'Write' });
    expect(prompt()).toBeNull();
    publish(to);
    expect(prompt()).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: text.dismiss }));
    expect(prompt()).toBeNull();
    publish('1.2.0');
    expect(prompt()).toBeInTheDocument();
  },
);

test('nothing asks to reload once the page’s own version is live again', async () => {
  const { publish } = open();
  await screen.findByRole('button', { name: 'Write' });
  publish('1.1.0');
  publish('1.0.0');
  expect(prompt()).toBeNull();
});

test('nothing asks to reload while a form has unsaved input', async () => {
  const { publish } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Write' }));
  publish('1.1.0');
  expect(prompt()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(prompt()).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Write' }));
  expect(prompt()).toBeNull();
});
