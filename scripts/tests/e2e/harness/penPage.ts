import type { Locator, Page } from '@playwright/test';

/** A pane of the code editor, by its label. */
export const paneOf = (page: Page, name: 'HTML' | 'CSS' | 'JavaScript'): Locator =>
  page.getByRole('textbox', { name, exact: true });

/** Puts a text into a pane, in place of what it holds. */
export async function writePane(page: Page, name: 'HTML' | 'CSS' | 'JavaScript', text: string): Promise<void> {
  await paneOf(page, name).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** Returns the frame of the preview. */
export const previewOf = (page: Page) => page.frameLocator('iframe[title="Preview of your code"]');
