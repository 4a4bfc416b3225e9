import { useState } from 'react';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderScreen } from '../testing/renderScreen';
import {
  Breadcrumbs,
  Button,
  ButtonLink,
  Checkbox,
  Dialog,
  ErrorPanel,
  IconButton,
  MediaCard,
  Menu,
  MenuGroup,
  MenuItem,
  MenuLink,
  Price,
  ProgressBar,
  Rating,
  SearchIcon,
  Select,
  TabPanel,
  Tabs,
  TextArea,
  TextField,
  languageName,
  useSelectedTab,
} from '.';

describe('a button', () => {
  it('submits nothing by itself, and does nothing while busy, without losing the focus', async () => {
    const press = jest.fn();
    const submit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    const { person } = renderScreen(
      <form onSubmit={submit}>
        <Button onClick={press}>Plain</Button>
        <Button type="submit" busy onClick={press}>
          Send
        </Button>
      </form>,
    );
    await person.click(screen.getByRole('button', { name: 'Plain' }));
    const send = screen.getByRole('button', { name: /Send/ });
    await person.click(send);
    expect(press).toHaveBeenCalledTimes(1);
    expect(submit).not.toHaveBeenCalled();
    expect(send).toHaveFocus();
    expect(send).toHaveAttribute('aria-busy', 'true');
    expect(send).toHaveAccessibleName(/In progress/);
  });

  it('as a link goes within the site, or to elsewhere', async () => {
    const { person, location } = renderScreen(
      <>
        <ButtonLink to="/books">Books</ButtonLink>
        <ButtonLink href="https://example.org/">Elsewhere</ButtonLink>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute('href', 'https://example.org/');
    await person.click(screen.getByRole('link', { name: 'Books' }));
    expect(location()).toBe('/books');
  });

  it('with an icon alone has a name', () => {
    renderScreen(<IconButton label="Search" icon={<SearchIcon />} />);
    expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('title', 'Search');
  });
});

describe('a field', () => {
  it('is tied to its label, hint and error', () => {
    renderScreen(<TextField label="E-mail" required hint="We answer here." error="Write it in full." />);
    const field = screen.getByRole('textbox', { name: /E-mail/ });
    expect(field).toBeInvalid();
    expect(field).toBeRequired();
    expect(screen.getByText('E-mail')).toHaveTextContent(/^E-mail$/);
    expect(field).toHaveAccessibleDescription('We answer here. Write it in full.');
  });

  it('without a fault is not invalid, and says when it is optional', () => {
    renderScreen(
      <>
        <TextArea label="Message" optional />
        <Checkbox label="I agree" />
        <Select label="Topic" placeholder="Choose" options={[{ value: 'a', label: 'A course' }]} />
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Message (optional)' })).toBeValid();
    expect(screen.getByRole('checkbox', { name: 'I agree' })).not.toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Topic' })).toHaveDisplayValue('Choose');
  });
});

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
  it('are kept in the query string beside what is there already', async () => {
    const { person, location } = renderScreen(<Tabbed />, { path: '/profile?page=2&tab=orders' });
    expect(screen.getByRole('tabpanel', { name: 'orders' })).toHaveTextContent('orders here');
    await person.click(screen.getByRole('tab', { name: 'notes' }));
    expect(location()).toBe('/profile?page=2&tab=notes');
    expect(screen.getByRole('tabpanel', { name: 'notes' })).toBeVisible();
  });

  it('are one stop of the keyboard, moved through with the arrow keys', async () => {
    const { person } = renderScreen(<Tabbed />, { path: '/profile?tab=unknown' });
    await person.tab();
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
    await person.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'notes' })).toHaveFocus();
    await person.keyboard('{Home}{ArrowRight}{Enter}');
    expect(screen.getByRole('tab', { name: 'orders' })).toHaveAttribute('aria-selected', 'true');
  });

  it('are chosen by the space bar too, and leave the keys of the browser to it', async () => {
    const { person, location } = renderScreen(<Tabbed />, { path: '/profile' });
    await person.tab();
    await person.keyboard('{ArrowRight} ');
    expect(location()).toBe('/profile?tab=orders');
    await person.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(screen.getByRole('tab', { name: 'orders' })).toHaveFocus();
  });

  it('bring the selected one into the middle of a row that is wider than the window', () => {
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
});

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

it('a dialog is named by its title, closes by its button, and holds nothing while closed', async () => {
  const { person } = renderScreen(<Asking />);
  expect(screen.queryByText('Your progress is kept.')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Leave?' })).toHaveTextContent('Your progress is kept.');
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a dialog closes by a press outside that began there, by Escape, and not by what a field in it gives up', () => {
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

it('a menu opens with its first item in focus, moves by keys, and closes after a choice', async () => {
  const choose = jest.fn();
  const { person } = renderScreen(
    <Menu label="Account" button={(ties) => <Button {...ties}>Ada</Button>}>
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

it(
  'a menu says what is on, groups its choices, chooses by the space bar, and leaves the keys of the ' + 'browser to it',
  async () => {
    const choose = jest.fn();
    const { person, location } = renderScreen(
      <Menu label="Settings" button={(ties) => <Button {...ties}>Settings</Button>}>
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
  },
);

describe('facts', () => {
  it('a price is written from the minor unit of its currency', () => {
    renderScreen(
      <>
        <Price amount={4900} currency="EUR" locale="en-IE" />
        <Price amount={1999} currency="USD" locale="en-US" />
        <Price amount={1200} currency="JPY" locale="en-US" />
        <Price amount={1234} currency="KWD" locale="en-US" />
        <Price amount={0} currency="EUR" />
      </>,
    );
    expect(document.body).toHaveTextContent(/€49\$19\.99¥1,200KWD\s1\.234Free/);
  });

  it('a language is called by its name, and what is none by what it is', () => {
    expect(['de', 'zz-zz-zz', 'a'].map(languageName)).toEqual(['German', 'zz-zz-zz', 'a']);
  });

  it('a rating is read out as one sentence', () => {
    renderScreen(
      <>
        <Rating value={4.25} count={1} locale="en" />
        <Rating value={9} count={1234} locale="en" />
      </>,
    );
    expect(screen.getByText(/Rated 4\.3 out of 5, 1 rating$/)).toBeInTheDocument();
    expect(screen.getByText(/Rated 5\.0 out of 5, 1,234 ratings/)).toBeInTheDocument();
  });

  it('progress has a value only when somebody knows it', () => {
    renderScreen(
      <>
        <ProgressBar label="Course" value={141} />
        <ProgressBar label="Search" />
      </>,
    );
    expect(screen.getByRole('progressbar', { name: 'Course' })).toHaveAttribute('aria-valuenow', '100');
    expect(screen.getByRole('progressbar', { name: 'Search' })).not.toHaveAttribute('aria-valuenow');
  });

  it('breadcrumbs end at this page, which may be called as what it stands in, and a card is one link', () => {
    const complain = jest.spyOn(console, 'error');
    renderScreen(
      <>
        <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Books', to: '/books' }, { label: 'Books' }]} />
        <MediaCard to="/course/a/b" title="Maps" cover={null} foot="Free" />
      </>,
    );
    const way = screen.getByRole('navigation', { name: 'Breadcrumbs' });
    expect(within(way).getAllByText('Books').at(-1)).toHaveAttribute('aria-current', 'page');
    expect(complain).not.toHaveBeenCalled();
    expect(within(screen.getByRole('article')).getByRole('link', { name: 'Maps' })).toHaveAttribute(
      'href',
      '/course/a/b',
    );
  });
});

describe('news', () => {
  it('a failure says what, why and what to do, at once', () => {
    renderScreen(
      <ErrorPanel
        title="Books could not be loaded"
        what="They did not arrive."
        advice="Try again."
        detail="(timeout)"
        actions={<Button>Try again</Button>}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Books could not be loadedThey did not arrive.Try again.(timeout)Try again',
    );
  });
});
