const names = /*#__PURE__*/ new Intl.DisplayNames('en', { type: 'language' });

/** The English name of a language; its tag where that is none, such as one that somebody wrote into an address. */
export function languageName(tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}
