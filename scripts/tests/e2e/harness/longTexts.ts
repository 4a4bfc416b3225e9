import type { Page } from '@playwright/test';

/**
 * Makes every text of the page as long as a long-winded language would: words grow by a third and short texts double.
 * Numbers, code and captions stay. Runs once: what the page renders afterwards is short again.
 */
export function lengthenTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const longer = (text: string): string => {
      const words = text.replaceAll(/[aeiou\u0627\u0648\u064a]/gi, '$&$&');
      const added = text.trim().length <= 20 ? (/\p{L}{2,}/u.exec(text)?.[0] ?? '') : '';
      return added === '' ? words : `${words.trimEnd()} ${added}${/\s$/.test(words) ? ' ' : ''}`;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    for (const node of nodes) {
      const isKept = node.parentElement?.closest('script, style, code, pre, [contenteditable], [aria-hidden="true"]');
      if (!isKept && /\p{L}/u.test(node.data)) node.data = longer(node.data);
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('[placeholder]'))
      field.placeholder = longer(field.placeholder);
  });
}
