/** Layouts of the editor: panes in a row above the result, panes beside it, or the result alone. */
export const PEN_LAYOUTS = ['rows', 'columns', 'result'] as const;
export type PenLayout = (typeof PEN_LAYOUTS)[number];

/** A person's preferences for the editor. */
export type PenView = { layout: PenLayout; tabIndents: boolean };

const KEY = 'lectern.pen-view';

/** Returns the view stored on this device. By default the preview is beside the panes and Tab moves the focus. */
export function getPenView(): PenView {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<PenView> | null;
    return {
      layout: PEN_LAYOUTS.find((layout) => layout === stored?.layout) ?? 'columns',
      tabIndents: stored?.tabIndents === true,
    };
  } catch {
    return { layout: 'columns', tabIndents: false };
  }
}

/** Stores the view on this device. Never throws. */
export function savePenView(view: PenView): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(view));
  } catch {
    // The choice is then lost when the page ends.
  }
}
