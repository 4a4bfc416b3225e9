import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen';
import { Button, ErrorPanel, ProgressBar } from '..';

test('a progress bar has a value only when one is given', () => {
  renderScreen(
    <>
      <ProgressBar label="Course" value={141} />
      <ProgressBar label="Search" />
    </>,
  );
  expect(screen.getByRole('progressbar', { name: 'Course' })).toHaveAttribute('aria-valuenow', '100');
  expect(screen.getByRole('progressbar', { name: 'Search' })).not.toHaveAttribute('aria-valuenow');
});

test('an error panel announces what failed, why, and what to do', () => {
  renderScreen(
    <ErrorPanel
      title="Books could not be loaded"
      reason="They did not arrive."
      advice="Try again."
      detail="(timeout)"
      actions={<Button>Try again</Button>}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Books could not be loadedThey did not arrive.Try again.(timeout)Try again',
  );
});
