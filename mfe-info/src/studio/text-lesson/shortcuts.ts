import type { Tool } from './markdownEdits';

type Press = { code: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean };

/** Tools by the modifiers beside Ctrl (⌘ on a Mac) and the place of the key. */
const TOOLS: Record<string, Tool> = {
  KeyB: 'bold',
  KeyI: 'italic',
  KeyK: 'link',
  KeyE: 'code',
  'Alt Digit2': 'heading',
  'Shift Digit8': 'bullets',
  'Shift Digit7': 'numbers',
};

/** Returns the tool whose keys are pressed; undefined for any other press, which stays the browser's. */
export function toolOf({ code, ctrlKey, metaKey, altKey, shiftKey }: Press): Tool | undefined {
  if (ctrlKey === metaKey) return undefined;
  return TOOLS[`${altKey ? 'Alt ' : ''}${shiftKey ? 'Shift ' : ''}${code}`];
}
