import { screen } from '@testing-library/react';
import type { CatalogueCourse } from '@lectern/shared/domain';
import { renderScreen } from '@lectern/shared/testing';
import { About } from './About';

test('paragraphs and topics that repeat are shown without errors in the console', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const course = { summary: 'Bread.\n\nFlour.\n\nBread.', outcomes: [], tags: ['rye', 'rye'], language: 'en' };
  renderScreen(<About course={course as unknown as CatalogueCourse} />);
  expect(screen.getAllByText('Bread.')).toHaveLength(2);
  expect(screen.getAllByText('rye')).toHaveLength(1);
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});
