/** The mark of React's server renderer for a boundary that shows its fallback: something in it threw, or waits. */
const FALLBACK = '<!--$!-->';

/** Returns true for markup whose screen was rendered. */
export const isComplete = (markup: string): boolean => !markup.includes(FALLBACK);

/** Returns the markup of a whole page. Throws an Error for one whose screen could not be rendered. */
export function completeMarkup(markup: string): string {
  if (!isComplete(markup)) throw new Error('the screen threw an error or waits for something');
  return markup;
}

/**
 * Gives each form without an address the method `dialog`: the browser then sends nothing until its code runs. By
 * default it would open the page again, with all input (a password, too) in the address.
 */
export const withInertForms = (markup: string): string =>
  markup.replace(/<form(?![^>]*\s(?:action|method)=)/g, '<form method="dialog"');
