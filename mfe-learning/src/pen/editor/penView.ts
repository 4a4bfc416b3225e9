/** Layouts of the editor: panes in a row above the result, panes beside it, or the result alone. */
export const PEN_LAYOUTS = ['rows', 'columns', 'result'] as const;
export type PenLayout = (typeof PEN_LAYOUTS)[number];

/** A person's preferences for the editor. */
export type PenView = { layout: PenLayout; tabIndents: boolean };

const KEY = 'lectern.pen-view';

/** The view of a device that has stored none: the preview is beside the panes, and Tab moves the focus. */
export const DEFAULT_VIEW: PenView = { layout: 'columns', tabIndents: false };

/** Returns the view stored on this device; the default without one, and where storage can't be read. */
export function getPenView(): PenView {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<PenView> | null;
    return {
      layout: PEN_LAYOUTS.find((layout) => layout === stored?.layout) ?? DEFAULT_VIEW.layout,
      tabIndents: stored?.tabIndents === true,
    };
  } catch {
    return DEFAULT_VIEW;
  }
}

/** Returns true for the view of a device that has stored none. */
export const isDefaultView = ({ layout, tabIndents }: PenView): boolean =>
  layout === DEFAULT_VIEW.layout && tabIndents === DEFAULT_VIEW.tabIndents;

/** Stores the view on this device. Never throws. */
export function savePenView(view: PenView): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(view));
  } catch {
    // The choice is then lost when the page ends.
  }
}
