import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen';
import { Button, Dialog } from '..';

function ConfirmLeave() {
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
        Your progress is saved.
      </Dialog>
    </>
  );
}

test('a dialog is named by its title, closes with its button, and renders no content while closed', async () => {
  const { person } = renderScreen(<ConfirmLeave />);
  expect(screen.queryByText('Your progress is saved.')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Leave?' })).toHaveTextContent('Your progress is saved.');
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a dialog closes on a press that begins outside and on Escape, but not on a cancel event of a field', () => {
  const close = jest.fn();
  renderScreen(
    <Dialog open onClose={close} title="Note">
      <input aria-label="Words" />
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Note' });
  const field = screen.getByRole('textbox', { name: 'Words' });
  // Text selected from the field to outside the dialog: the browser dispatches the click on the dialog.
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

test('a dialog that is removed is closed first, which returns the focus in browsers', async () => {
  const close = jest.fn();
  function Owner() {
    const [isOpen, setIsOpen] = useState(true);
    const end = (): void => {
      close();
      setIsOpen(false);
    };
    return isOpen && <Dialog open onClose={end} title="Note" children="Words" />;
  }
  const { person } = renderScreen(<Owner />);
  const closing = jest.spyOn(HTMLDialogElement.prototype, 'close');
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(closing).toHaveBeenCalledTimes(1);
  expect(close).toHaveBeenCalledTimes(1);
  closing.mockRestore();
});
