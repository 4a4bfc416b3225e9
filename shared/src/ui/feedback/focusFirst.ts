/**
 * A `ref` for the field that gets the focus when its Dialog opens. React's own `autoFocus` focuses before the dialog is
 * open, and the dialog then moves the focus to its close button.
 */
export const focusFirst = (field: HTMLElement | null): void => field?.setAttribute('autofocus', '');
