/**
 * Expression that evaluates in a page to the element of the failure screen, or to null. A panel of kind `error` within
 * a screen is about its data, unless it names the failed file in English as the failure screen does.
 */
export const FAILURE_SCREEN = `([...document.querySelectorAll('main [role=alert][data-kind]')].find((panel) =>
  panel.dataset.kind !== 'error' ||
  !panel.closest('main').dataset.remote ||
  panel.querySelector(':scope > [lang=en]') !== null) ?? null)`;
