import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen';
import { Button, Menu, MenuGroup, MenuItem, MenuLink } from '..';

test('a menu opens with its first item focused, moves with keys, and closes after a choice', async () => {
  const choose = jest.fn();
  const { person } = renderScreen(
    <Menu label="Account" button={(props) => <Button {...props}>Ada</Button>}>
      <MenuLink to="/profile">Profile</MenuLink>
      <MenuItem checked={false} onClick={choose}>
        Dark
      </MenuItem>
      <MenuItem>Sign out</MenuItem>
    </Menu>,
  );
  await person.click(screen.getByRole('button', { name: 'Ada' }));
  expect(screen.getByRole('button', { name: 'Ada' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
  await person.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
  await person.keyboard('d');
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(choose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Ada' })).toHaveAttribute('aria-expanded', 'false');
});

test('the first item has the focus before the browser reports that the menu is open', async () => {
  const { person } = renderScreen(
    <Menu label="Account" button={(props) => <Button {...props}>Ada</Button>}>
      <MenuItem>Profile</MenuItem>
      <MenuItem>Sign out</MenuItem>
    </Menu>,
  );
  // The browser dispatches `toggle` in a later task: the next key may arrive before it.
  const withhold = (event: Event): void => event.stopImmediatePropagation();
  window.addEventListener('toggle', withhold, { capture: true });
  await person.tab();
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
  window.removeEventListener('toggle', withhold, { capture: true });
});

test('a menu shows checked items and groups, accepts the space bar, and ignores browser shortcuts', async () => {
  const choose = jest.fn();
  const { person, location } = renderScreen(
    <Menu label="Settings" button={(props) => <Button {...props}>Settings</Button>}>
      <MenuItem on={false} onClick={choose}>
        Play on
      </MenuItem>
      <MenuLink to="/profile">Profile</MenuLink>
      <MenuGroup label="Size">
        <MenuItem checked>Large</MenuItem>
        <MenuItem checked={false}>Small</MenuItem>
      </MenuGroup>
    </Menu>,
  );
  const open = () => person.click(screen.getByRole('button', { name: 'Settings' }));
  await open();
  expect(screen.getByRole('menuitemcheckbox', { name: 'Play on' })).not.toBeChecked();
  expect(
    within(screen.getByRole('group', { name: 'Size' })).getByRole('menuitemradio', { name: 'Large' }),
  ).toBeChecked();
  await person.keyboard(' ');
  expect(choose).toHaveBeenCalledTimes(1);
  await open();
  await person.keyboard('{Control>}p{/Control}');
  expect(screen.getByRole('menuitemcheckbox', { name: 'Play on' })).toHaveFocus();
  await person.keyboard('p ');
  expect(location()).toBe('/profile');
  await open();
  act(() => screen.getByRole('menu').focus());
  act(() => (document.activeElement as HTMLElement).blur());
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'ArrowUp' });
  expect(screen.getByRole('menuitemradio', { name: 'Small' })).toHaveFocus();
});
