import { act, fireEvent, screen, within } from '@testing-library/react';
import { textOf } from '@lectern/shared/text';
import { renderScreen } from '@lectern/shared/testing';
import { playerText } from '../text/player/player.en';
import { reportText } from '../text/player/report.en';
import { createPlayback } from './engine/playback';
import { VideoStage } from './VideoStage';

const text = textOf(playerText);

/** Opens a lesson's video. `set` changes properties of the video element, as the browser would. */
function open() {
  const onNext = jest.fn();
  const view = renderScreen(
    <VideoStage
      id="one"
      src="/one.webm"
      label="Flour"
      course="Bread"
      nextTitle="Water"
      captions={[]}
      chapters={[]}
      playback={createPlayback()}
      startAt={0}
      onPlayed={jest.fn()}
      onNext={onNext}
    />,
  );
  const video = screen.getByLabelText<HTMLVideoElement>('Flour');
  const set = (properties: object): void => {
    for (const [name, value] of Object.entries(properties))
      Object.defineProperty(video, name, { value, configurable: true });
    fireEvent(video, new Event('ended'));
  };
  return { ...view, set, onNext };
}

const offer = () => screen.queryByRole('group', { name: text.next });
const feedback = (words: string): HTMLElement => screen.getByText(words).parentElement!;

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test('the offer of the next lesson is the only visible notice, and keys are still announced', async () => {
  const { person, set } = open();
  await person.keyboard('c');
  expect(feedback(text.captionsOn)).toHaveClass('flash');
  set({ ended: true });
  await screen.findByRole('group', { name: text.next });
  await person.keyboard('c');
  expect(feedback(text.captionsOff)).toHaveClass('visuallyHidden');
  expect(feedback(text.captionsOff)).toHaveRole('status');
});

test('while a wait is explained, the effect of a key is not shown', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { person, set } = open();
  set({ paused: false, error: null, readyState: HTMLMediaElement.HAVE_CURRENT_DATA });
  expect(await screen.findByText(text.offline)).not.toHaveClass('visuallyHidden');
  await person.keyboard('c');
  expect(feedback(text.captionsOn)).toHaveClass('visuallyHidden');
  jest.restoreAllMocks();
});

test('the next lesson is not offered, and does not start, while a dialog is open', async () => {
  const { person, set, onNext } = open();
  await person.keyboard('?');
  const help = await screen.findByRole('dialog', { name: text.help });
  set({ ended: true });
  expect(offer()).toBeNull();
  await person.click(within(help).getByRole('button', { name: /close/i }));
  expect(await screen.findByRole('group', { name: text.next })).toBeVisible();

  await person.click(screen.getByRole('button', { name: text.more }));
  await person.click(await screen.findByRole('menuitem', { name: text.report }));
  await screen.findByRole('dialog', { name: textOf(reportText).title });
  expect(offer()).toBeNull();
  jest.useFakeTimers();
  act(() => jest.advanceTimersByTime(20_000));
  expect(onNext).not.toHaveBeenCalled();
});

test('the next lesson does not start while somebody is writing', async () => {
  const { set, onNext } = open();
  const field = document.body.appendChild(document.createElement('textarea'));
  field.focus();
  jest.useFakeTimers();
  set({ ended: true });
  expect(await screen.findByRole('group', { name: text.next })).toBeVisible();
  for (let second = 0; second < 20; second += 1) act(() => jest.advanceTimersByTime(1_000));
  expect(onNext).not.toHaveBeenCalled();
  act(() => field.blur());
  for (let second = 0; second < 8; second += 1) act(() => jest.advanceTimersByTime(1_000));
  expect(onNext).toHaveBeenCalledTimes(1);
  field.remove();
});

test('a report is sent with an address that the rules accept only', async () => {
  const words = textOf(reportText);
  const { person } = open();
  await person.click(screen.getByRole('button', { name: text.more }));
  await person.click(await screen.findByRole('menuitem', { name: text.report }));
  const dialog = within(await screen.findByRole('dialog', { name: words.title }));
  await person.type(dialog.getByLabelText(new RegExp(words.email)), 'maxi@müller.example');
  await person.click(dialog.getByRole('button', { name: words.send }));
  expect(dialog.getByText(words.emailWrong)).toBeVisible();
});
