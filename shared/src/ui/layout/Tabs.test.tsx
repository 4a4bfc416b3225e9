import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen';
import { TabPanel, Tabs, useSelectedTab } from '..';

function Tabbed() {
  const selected = useSelectedTab(['learning', 'orders', 'notes']);
  return (
    <>
      <Tabs
        label="Profile"
        selected={selected}
        tabs={['learning', 'orders', 'notes'].map((id) => ({ id, label: id }))}
      />
      <TabPanel id={selected}>{selected} here</TabPanel>
    </>
  );
}

describe('tabs', () => {
  test('keep the selection in the query string, beside other parameters', async () => {
    const { person, location } = renderScreen(<Tabbed />, { path: '/profile?page=2&tab=orders' });
    expect(screen.getByRole('tabpanel', { name: 'orders' })).toHaveTextContent('orders here');
    await person.click(screen.getByRole('tab', { name: 'notes' }));
    expect(location()).toBe('/profile?page=2&tab=notes');
    expect(screen.getByRole('tabpanel', { name: 'notes' })).toBeVisible();
  });

  test('are one tab stop, and arrow keys move between them', async () => {
    const { person } = renderScreen(<Tabbed />, { path: '/profile?tab=unknown' });
    await person.tab();
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
    await person.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'notes' })).toHaveFocus();
    await person.keyboard('{Home}{ArrowRight}{Enter}');
    expect(screen.getByRole('tab', { name: 'orders' })).toHaveAttribute('aria-selected', 'true');
  });

  test('are selected by the space bar too, and ignore browser shortcuts', async () => {
    const { person, location } = renderScreen(<Tabbed />, { path: '/profile' });
    await person.tab();
    await person.keyboard('{ArrowRight} ');
    expect(location()).toBe('/profile?tab=orders');
    await person.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(screen.getByRole('tab', { name: 'orders' })).toHaveFocus();
  });

  test('centre the selected one in a row that is wider than the window', () => {
    const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(
      this: Element,
    ) {
      return this.role === 'tablist' || this.getAttribute('role') === 'tablist'
        ? new DOMRect(0, 0, 300, 40)
        : new DOMRect(400, 0, 100, 40);
    });
    renderScreen(<Tabbed />, { path: '/profile?tab=notes' });
    expect(screen.getByRole('tablist').scrollLeft).toBe(300);
    rect.mockRestore();
  });

  test('are not measured while the first one is selected, which a row starts with', async () => {
    const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    const { person } = renderScreen(<Tabbed />, { path: '/profile' });
    expect(rect).not.toHaveBeenCalled();
    await person.click(screen.getByRole('tab', { name: 'notes' }));
    expect(rect).toHaveBeenCalled();
    rect.mockClear();
    await person.click(screen.getByRole('tab', { name: 'learning' }));
    expect(rect).toHaveBeenCalled();
    rect.mockRestore();
  });
});
