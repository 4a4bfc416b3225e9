import { lazy } from 'react';
import { render, screen } from '@testing-library/react';
import { Late } from './Late';

it('leaves the rest of the screen alone when the code of a part does not come', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Missing = lazy(() => Promise.reject(new Error('Loading a chunk failed.')));
  render(
    <>
      <p>The rest</p>
      <Late place={<p>Its place</p>} failed={<p>It did not come</p>}>
        <Missing />
      </Late>
    </>,
  );
  expect(screen.getByText('Its place')).toBeVisible();
  expect(await screen.findByText('It did not come')).toBeVisible();
  expect(screen.getByText('The rest')).toBeVisible();
  error.mockRestore();
});
