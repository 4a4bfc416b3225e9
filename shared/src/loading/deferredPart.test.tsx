import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deferredPart } from './deferredPart';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const pick = (module: { Greeting: typeof Greeting }) => module.Greeting;

test('shows its placeholder until its code has loaded, and renders at once when it is loaded', async () => {
  const Part = deferredPart(() => Promise.resolve({ Greeting }), pick);
  const { unmount } = render(<Part name="Ada" placeholder={<p>Loading</p>} />);
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByText('Hello Ada')).toBeVisible();
  unmount();
  render(<Part name="Bo" placeholder={<p>Loading</p>} />);
  expect(screen.getByText('Hello Bo')).toBeVisible();
});

test('is loaded once, however often it is prepared and shown', async () => {
  const load = jest.fn(() => Promise.resolve({ Greeting }));
  const Part = deferredPart(load, pick);
  Part.prepare();
  Part.prepare();
  render(
    <>
      <Part name="Ada" />
      <Part name="Bo" />
    </>,
  );
  expect(await screen.findByText('Hello Ada')).toBeVisible();
  expect(screen.getByText('Hello Bo')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

describe('when its code fails to load', () => {
  const failingOnce = () => {
    const load = jest.fn(() => Promise.resolve({ Greeting }));
    load.mockRejectedValueOnce(new Error('Loading a chunk failed.'));
    return { load, Part: deferredPart(load, pick) };
  };

  test('it loads again the next time that it is shown', async () => {
    const { load, Part } = failingOnce();
    Part.prepare();
    await Promise.resolve();
    await Promise.resolve();
    render(<Part name="Ada" />);
    expect(await screen.findByText('Hello Ada')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('the rest of the screen stays, and the failed state offers a retry', async () => {
    const { Part } = failingOnce();
    render(
      <>
        <p>The rest</p>
        <Part name="Ada" placeholder={<p>Loading</p>} failed={(retry) => <button onClick={retry}>Retry</button>} />
      </>,
    );
    const button = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByText('The rest')).toBeVisible();
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();
    await userEvent.click(button);
    expect(await screen.findByText('Hello Ada')).toBeVisible();
  });

  test('its placeholder stays when no failed state is given', async () => {
    const { load, Part } = failingOnce();
    render(<Part name="Ada" placeholder={<p>Loading</p>} />);
    await act(() => expect(load.mock.results[0]!.value).rejects.toThrow('Loading a chunk failed.'));
    expect(screen.getByText('Loading')).toBeVisible();
  });
});
