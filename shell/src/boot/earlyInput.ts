type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Value = string | boolean;

/** The root element of a rendered page, with the presses and sent forms from before this script. */
type Root = HTMLElement & { presses?: Event[] };

/**
 * Remembers what a visitor does before the code of a rendered page runs: all input, and the last button of the screen
 * that is pressed or form that is sent. Links, forms with an address, and popovers work by themselves. Returns the
 * function that stops it and repeats them.
 */
export function holdEarlyInput(root: Root): () => void {
  const input = new Map<Field, Value>();
  let last: (() => void) | null = null;
  const hold = (event: Event): void => {
    const target = event.target as Field;
    if (event.type === 'input') return void input.set(target, valueOf(target));
    const pressed = target.closest<HTMLElement>(
      '#main :is(form:not([action]),button:not([type=submit],[popovertarget]),[role=button])',
    );
    if (pressed instanceof HTMLFormElement) {
      if (event.type === 'click') return;
      event.preventDefault();
      last = () => pressed.requestSubmit();
    } else if (pressed) last = () => pressed.click();
  };
  const types = ['input', 'click', 'submit'];
  for (const type of types) addEventListener(type, hold, true);
  root.presses?.forEach(hold);
  // Input from before this script, also by the browser itself.
  for (const field of root.querySelectorAll<Field>('input,textarea,select'))
    if (valueOf(field) !== initialOf(field)) input.set(field, valueOf(field));
  return () => {
    for (const type of types) removeEventListener(type, hold, true);
    for (const [field, value] of input) if (field.isConnected) repeat(field, value);
    last?.();
  };
}

const isChoice = (field: Field): field is HTMLInputElement => /^(?:check|rad)/.test(field.type);
const valueOf = (field: Field): Value => (isChoice(field) ? field.checked : field.value);

function initialOf(field: Field): Value {
  if (isChoice(field)) return field.defaultChecked;
  if (!('options' in field)) return field.defaultValue;
  return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '';
}

/**
 * Reports input to the code of a field, which has seen no event and may have reset it. React compares a field with the
 * last value that was set through the element itself, and ignores an event without a change.
 */
function repeat(field: Field, value: Value): void {
  // The code has seen it already.
  if (valueOf(field) === value && initialOf(field) === value) return;
  if (isChoice(field)) {
    // Of a group of radio buttons, the chosen one reports the change.
    if (field.type === 'radio' && !value) return;
    field.checked = !value;
    field.click();
    return;
  }
  field.value = String(initialOf(field));
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
