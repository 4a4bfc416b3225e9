import type { Locator, Page } from '@playwright/test';

/** A file as a file field takes it. */
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/**
 * One way to operate a page, by pointer or keyboard. Each action resolves once the control has reacted, and rejects
 * when it can't be reached.
 */
export type UserActions = {
  /** Presses a button, a link or the summary of details. */
  press(control: Locator): Promise<void>;
  /** Replaces the text of a field. */
  write(field: Locator, text: string): Promise<void>;
  /** Replaces the code in an editor, which adds brackets and indents by itself, by pasting. */
  replaceCode(editor: Locator, code: string): Promise<void>;
  /** Selects an option of a list by its label. */
  select(list: Locator, label: string): Promise<void>;
  /** Chooses a radio button, or the checkbox if it is not chosen yet. */
  check(box: Locator): Promise<void>;
  /** Opens a menu by its button and chooses an entry. */
  pick(button: Locator, entry: Locator): Promise<void>;
  /** Opens a tab of a list of tabs. */
  openTab(tab: Locator): Promise<void>;
  /** Chooses a file with the button that opens the browser's picker. */
  choose(button: Locator, file: ChosenFile): Promise<void>;
};

/** Mouse and keyboard, as most people work. */
export const mouse: UserActions = {
  press: (control) => control.click(),
  write: (field, text) => field.fill(text),
  replaceCode: (editor, code) => paste(editor, () => editor.click(), code),
  select: async (list, label) => void (await list.selectOption({ label })),
  check: (box) => box.check(),
  pick: async (button, entry) => {
    await button.click();
    await entry.click();
  },
  openTab: (tab) => tab.click(),
  choose: (button, file) => chooseAfter(button.page(), () => button.click(), file),
};

/**
 * The keyboard alone: controls are reached with Tab and Shift + Tab, and used with the keys that people know from any
 * page. Nothing is focused or clicked from outside.
 */
export const keyboard: UserActions = {
  press: pressWithEnter,
  write: async (field, text) => {
    await reach(field);
    await field.page().keyboard.press('ControlOrMeta+a');
    await field.page().keyboard.type(text);
  },
  replaceCode: (editor, code) => paste(editor, () => reach(editor), code),
  select: async (list, label) => {
    await list.getByRole('option', { name: label, exact: true }).waitFor({ state: 'attached' });
    await reach(list);
    const steps = await list.evaluate((element: HTMLSelectElement, name) => {
      const to = [...element.options].findIndex((option) => option.label === name);
      const from = element.selectedIndex;
      // Options that can't be chosen are skipped by the arrow keys.
      const passed = [...element.options].slice(Math.min(from, to), Math.max(from, to));
      return Math.sign(to - from) * passed.filter(({ disabled }, index) => !disabled || index === 0).length;
    }, label);
    for (let step = 0; step < Math.abs(steps); step += 1)
      await list.page().keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
  },
  check: async (box) => {
    await reach(box);
    const { keyboard: keys } = box.page();
    // The arrow keys move along a group of radio buttons, and choose.
    for (let presses = 0; presses < MOST_ENTRIES && !(await isFocused(box)); presses += 1)
      await keys.press('ArrowDown');
    if (!(await box.isChecked())) await keys.press('Space');
  },
  pick: async (button, entry) => {
    await pressWithEnter(button);
    const { keyboard: keys } = button.page();
    // The menu gives its first entry the focus as it opens.
    await entry.page().locator('[role^=menuitem]:focus').waitFor();
    for (let presses = 0; presses < MOST_ENTRIES && !(await isFocused(entry)); presses += 1)
      await keys.press('ArrowDown');
    if (!(await isFocused(entry))) throw new Error(`The arrow keys do not reach ${String(entry)}.`);
    await keys.press('Enter');
  },
  openTab: async (tab) => {
    const list = tab.page().getByRole('tablist').filter({ has: tab });
    await reach(list.getByRole('tab', { selected: true }));
    for (let presses = 0; presses < MOST_ENTRIES && !(await isFocused(tab)); presses += 1)
      await tab.page().keyboard.press('ArrowRight');
    await tab.page().keyboard.press('Enter');
  },
  choose: (button, file) => chooseAfter(button.page(), () => pressWithEnter(button), file),
};

/** Presses of Tab after which a control counts as out of reach, and entries of a menu. */
const MOST_TABS = 250;
const MOST_ENTRIES = 30;

/**
 * Moves the focus to a control with Tab, or with Shift and Tab when the control is before the focus. Goes once around
 * the page when the order of the focus is not that of the document.
 */
export async function reach(control: Locator): Promise<void> {
  await control.waitFor();
  const { keyboard: keys } = control.page();
  const passed: string[] = [];
  let turns = 0;
  for (let last = ''; passed.length < MOST_TABS;) {
    const { key, focused } = await control.evaluate(directionTo);
    if (key === null) return;
    if (last !== '' && key !== last) turns += 1;
    last = key;
    passed.push(focused);
    await keys.press(turns > 2 ? 'Tab' : key);
  }
  throw new Error(`Tab does not reach ${String(control)}. The last of the focus: ${passed.slice(-4).join(', ')}`);
}

/**
 * The key that leads to an element, null on the element itself; and what has the focus. A radio button counts as
 * reached on any of its group, which is one stop of Tab. Looks into shadow roots, such as that of a code editor. Runs
 * in the page.
 */
function directionTo(element: Element): { key: 'Tab' | 'Shift+Tab' | null; focused: string } {
  /** The hosts of an element, from the document's down to the element itself. */
  const pathTo = (last: Element): Element[] => {
    const root = last.getRootNode();
    return root instanceof ShadowRoot ? [...pathTo(root.host), last] : [last];
  };
  let active = document.activeElement ?? document.body;
  while (active.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  const focused = `${active.tagName} ${active.getAttribute('aria-label') ?? active.textContent.slice(0, 40)}`;
  const group = (radio: Element): string | null => (radio.matches('[type=radio]') ? radio.getAttribute('name') : null);
  if (active === element || (group(element) !== null && group(active) === group(element)))
    return { key: null, focused };
  if (active === document.body) return { key: 'Tab', focused };
  const [from, to] = [pathTo(active), pathTo(element)];
  const at = from.findIndex((host, depth) => host !== to[depth]);
  const [near, far] = [from[at], to[at]];
  // A host comes before what it holds.
  const isAfter = near && far ? near.compareDocumentPosition(far) & Node.DOCUMENT_POSITION_FOLLOWING : !near;
  return { key: isAfter ? 'Tab' : 'Shift+Tab', focused };
}

async function paste(editor: Locator, focus: () => Promise<void>, code: string): Promise<void> {
  await focus();
  await editor.page().keyboard.press('ControlOrMeta+a');
  await editor.page().keyboard.insertText(code);
}

async function pressWithEnter(control: Locator): Promise<void> {
  await reach(control);
  await control.page().keyboard.press('Enter');
}

const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

async function chooseAfter(page: Page, open: () => Promise<void>, file: ChosenFile): Promise<void> {
  const picker = page.waitForEvent('filechooser');
  await open();
  await (await picker).setFiles(file);
}
