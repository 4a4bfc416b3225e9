import { screen } from '@testing-library/react';
import { renderScreen } from '@lectern/shared/testing';
import { FilterDialog } from './FilterDialog';

test('says that it is counting where that takes long, then what there is', async () => {
  const close = jest.fn();
  const dialog = (total: number | null, isCounting: boolean) => (
    <FilterDialog open onClose={close} total={total} isCounting={isCounting}>
      Boxes
    </FilterDialog>
  );
  const { person, rerender } = renderScreen(dialog(3, true));
  expect(screen.getByRole('button', { name: 'Show 3 courses' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Counting the courses…' })).toBeVisible();
  rerender(dialog(2, false));
  expect(screen.getByRole('status')).toHaveTextContent('2 courses');
  await person.click(screen.getByRole('button', { name: 'Show 2 courses' }));
  expect(close).toHaveBeenCalledTimes(1);
  rerender(dialog(null, false));
  expect(screen.getByRole('button', { name: 'Show the courses' })).toBeVisible();
});
