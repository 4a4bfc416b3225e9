/** How the editor is laid out: panes in a row above the result, panes beside it, or the result alone. */
export const PEN_LAYOUTS = ['rows', 'columns', 'result'] as const;
export type PenLayout = (typeof PEN_LAYOUTS)[number];

/** How somebody likes to work in the editor. */
export type PenView = { layout: PenLayout; tabIndents: boolean };

const KEY = 'lectern.pen-view';

/** The view chosen on this device; panes in a row, and Tab that moves on, where none was. */
export function getPenView(): PenView {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<PenView> | null;
    return {
      layout: PEN_LAYOUTS.find((layout) => layout === kept?.layout) ?? 'rows',
      tabIndents: kept?.tabIndents === true,
    };
  } catch {
    return { layout: 'rows', tabIndents: false };
  }
}

/** Keeps the view on this device, where it can. */
export function savePenView(view: PenView): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(view));
  } catch {
    // The choice lasts as long as the page.
  }
}
