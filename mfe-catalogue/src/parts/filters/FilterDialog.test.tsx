import { screen } from '@testing-library/react';
import { renderScreen } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { facetText } from '../../text/facets.en';
import { FilterDialog } from './FilterDialog';

const text = textOf(facetText);
test('shows that courses are being counted when that takes long, then their number', async () => {
  const close = jest.fn();
  const dialog = (total: number | null, isCounting: boolean) => (
    <FilterDialog open onClose={close} total={total} isCounting={isCounting}>
      Boxes
    </FilterDialog>
  );
  const { person, rerender } = renderScreen(dialog(3, true));
  expect(screen.getByRole('button', { name: text.show(3) })).toBeVisible();
  expect(await screen.findByRole('button', { name: text.counting })).toBeVisible();
  rerender(dialog(2, false));
  expect(screen.getByRole('status')).toHaveTextContent(text.left(2));
  await person.click(screen.getByRole('button', { name: text.show(2) }));
  expect(close).toHaveBeenCalledTimes(1);
  rerender(dialog(null, false));
  expect(screen.getByRole('button', { name: text.showAny })).toBeVisible();
});
