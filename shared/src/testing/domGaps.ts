/**
 * Adds the parts of dialogs, popovers and scrolling that screens use and jsdom lacks: opening, closing and their
 * events. Calling it again changes nothing.
 */
export function fillDomGaps(): void {
  const dialog = HTMLDialogElement.prototype;
  const element = HTMLElement.prototype;
  const isMissing = (target: object, name: string): boolean =>
    typeof (target as Record<string, unknown>)[name] !== 'function';
  if (isMissing(dialog, 'showModal')) {
    dialog.showModal = function showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector<HTMLElement>('[autofocus]')?.focus();
    };
    dialog.close = function close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
  }
  if (isMissing(element, 'scrollIntoView')) element.scrollIntoView = () => undefined;
  if (isMissing(element, 'showPopover')) {
    element.showPopover = function showPopover(this: HTMLElement) {
      toggle(this, true);
    };
    element.hidePopover = function hidePopover(this: HTMLElement) {
      toggle(this, false);
    };
    document.addEventListener('click', pressOpener);
  }
}

function toggle(popover: HTMLElement, open: boolean): void {
  const states = open ? { oldState: 'closed', newState: 'open' } : { oldState: 'open', newState: 'closed' };
  const dispatch = (name: string): boolean => popover.dispatchEvent(Object.assign(new Event(name), states));
  dispatch('beforetoggle');
  popover.style.display = open ? 'block' : 'none';
  if (open) popover.querySelector<HTMLElement>('[autofocus]')?.focus();
  dispatch('toggle');
}

function pressOpener(event: Event): void {
  const opener = event.target instanceof Element ? event.target.closest('[popovertarget]') : null;
  const popover = document.getElementById(opener?.getAttribute('popovertarget') ?? '');
  if (popover) toggle(popover, popover.style.display !== 'block');
}
