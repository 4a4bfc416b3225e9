/** Scrolls to the element that `hash` (`#…`) names, if there is one. */
export function scrollToFragment(hash: string): void {
  const name = hash.slice(1);
  const element = document.getElementById(name) ?? document.getElementById(decode(name));
  element?.scrollIntoView();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
