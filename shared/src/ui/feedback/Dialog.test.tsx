import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen';
import { Button, Dialog } from '..';

function Asking() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Open
      </Button>
      <Dialog
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        title="Leave?"
      >
        Your progress is kept.
      </Dialog>
    </>
  );
}

test('a dialog is named by its title, closes by its button, and holds nothing while closed', async () => {
  const { person } = renderScreen(<Asking />);
  expect(screen.queryByText('Your progress is kept.')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Leave?' })).toHaveTextContent('Your progress is kept.');
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a dialog closes by a press outside that began there, by Escape, and not by what a field in it gives up', () => {
  const close = jest.fn();
  renderScreen(
    <Dialog open onClose={close} title="Note">
      <input aria-label="Words" />
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Note' });
  const field = screen.getByRole('textbox', { name: 'Words' });
  // Words that are marked from within the field to beyond the dialog: the click is the dialog's.
  fireEvent.pointerDown(field);
  fireEvent.click(dialog);
  fireEvent(field, new Event('cancel', { bubbles: true }));
  expect(close).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(close).toHaveBeenCalledTimes(1);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(close).toHaveBeenCalledTimes(2);
});
