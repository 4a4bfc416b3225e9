/** Returns the name of a language in itself, as a menu writes it: `Deutsch`, `Français`, `العربية`. */
export function languageName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(tag) + rest.join('');
}
