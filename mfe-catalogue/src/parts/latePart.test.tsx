import { render, screen } from '@testing-library/react';
import { latePart } from './latePart';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

it('keeps its place until its code has come, and is drawn at once where it was prepared', async () => {
  const Late = latePart(
    () => Promise.resolve({ Greeting }),
    (parts) => parts.Greeting,
  );
  const { unmount } = render(<Late name="Ada" place={<p>Its place</p>} />);
  expect(screen.getByText('Its place')).toBeVisible();
  expect(await screen.findByText('Hello Ada')).toBeVisible();
  unmount();
  render(<Late name="Bo" place={<p>Its place</p>} />);
  expect(screen.getByText('Hello Bo')).toBeVisible();
});

it('is sent for again the next time when its code did not come', async () => {
  let tries = 0;
  const Late = latePart(
    () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('Loading a chunk failed.')) : Promise.resolve({ Greeting });
    },
    (parts) => parts.Greeting,
  );
  Late.prepare();
  await Promise.resolve();
  render(<Late name="Ada" />);
  expect(await screen.findByText('Hello Ada')).toBeVisible();
  expect(tries).toBe(2);
});
