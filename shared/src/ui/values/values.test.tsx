import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen';
import { Price, Rating } from '..';

test('a price is formatted from the minor unit of its currency', () => {
  renderScreen(
    <>
      <Price amount={4900} currency="EUR" />
      <Price amount={1999} currency="USD" />
      <Price amount={1200} currency="JPY" />
      <Price amount={1234} currency="KWD" />
      <Price amount={0} currency="EUR" />
    </>,
  );
  expect(document.body).toHaveTextContent(/€49\.00US\$19\.99JP¥1,200KWD\s1\.234Free/);
});

test('fewer than three ratings are no rating yet', () => {
  renderScreen(
    <>
      <Rating value={5} count={2} />
      <Rating value={NaN} count={0} />
    </>,
  );
  expect(screen.getAllByText('New')).toHaveLength(2);
  expect(screen.queryByText(/Rated/)).toBeNull();
});

test('a rating is read out as one sentence', () => {
  renderScreen(
    <>
      <Rating value={4.25} count={3} />
      <Rating value={9} count={1234} />
    </>,
  );
  expect(screen.getByText(/Rated 4\.3 out of 5, 3 ratings$/)).toBeInTheDocument();
  expect(screen.getByText(/Rated 5\.0 out of 5, 1,234 ratings/)).toBeInTheDocument();
});
