import { act } from '@testing-library/react';
import * as source from '../text/defineText';
import { directionOf } from '../text';

const LANGUAGE = 'ar';
/** One Arabic letter for each letter from a to z, so that no translated text has a Latin letter. */
const LETTERS = 'ابتثجحخدذرزسشصضطظعغفقكلمني';
/** Text that assistive technology reads from an attribute. */
const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'];

/**
 * Puts the page into a pseudo-language until the returned function is called: `<html lang="ar" dir="rtl">`, and every
 * text that components read through `useText` or `textOf` is written in Arabic letters. Names and titles that are data
 * stay as they are, and so do addresses (`/…`, `https://…`). Call it before the first render, and the
 * returned function in `afterEach`:
 *
 *     const end = pseudoLanguage();
 *     render(<Footer />);
 *     expect(untranslated(document.body, ['Ada'])).toEqual([]);
 *     end();
 */
export function pseudoLanguage(): () => void {
  const page = document.documentElement;
  const before = { lang: page.lang, dir: page.dir };
  const { useText: subscribe, textOf: read } = source;
  const spies = [
    jest.spyOn(source, 'useText').mockImplementation((texts) => translated(subscribe(texts))),
    jest.spyOn(source, 'textOf').mockImplementation((texts) => translated(read(texts))),
  ];
  Object.assign(page, { lang: LANGUAGE, dir: directionOf(LANGUAGE) });
  return () => {
    spies.forEach((spy) => spy.mockRestore());
    act(() => void Object.assign(page, before));
  };
}

/**
 * Returns the texts under `root`, and the labels in its attributes, that are not in the pseudo-language: they bypass
 * the text modules. `data` are names and titles that no text module holds. Skips code, styles, and elements with
 * another `lang`.
 */
export function untranslated(root: Element, data: readonly string[] = []): string[] {
  const found: string[] = [];
  const check = (text: string | null | undefined): void => {
    const rest = data.reduce((left, name) => left.replaceAll(name, ''), text ?? '');
    if (/[A-Za-z]{2}/.test(rest)) found.push((text ?? '').trim());
  };
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (element.closest(`script, style, template, code, pre, [lang]:not([lang="${LANGUAGE}"])`)) continue;
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) check(node.nodeValue);
    for (const name of ATTRIBUTES) check(element.getAttribute(name));
  }
  return found;
}

/** Translations by their original object: one each, so that a component's `useMemo` sees the same object again. */
const translations = new WeakMap<object, object>();

function translated<T>(text: T): T {
  if (typeof text === 'string') return inArabicLetters(text) as T;
  if (typeof text === 'function')
    return ((...args: unknown[]) => translated((text as (...given: unknown[]) => unknown)(...args))) as T;
  if (!isPlain(text)) return text;
  let translation = translations.get(text);
  if (!translation) {
    const entries = Object.entries(text).map(([key, value]) => [key, translated<unknown>(value)] as const);
    translation = Array.isArray(text) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
    translations.set(text, translation);
  }
  return translation as T;
}

function inArabicLetters(text: string): string {
  if (/^(\/|https?:)\S*$/.test(text)) return text;
  return text.replace(/[a-z]/gi, (letter) => LETTERS[letter.toLowerCase().charCodeAt(0) - 97] ?? letter);
}

function isPlain(value: unknown): value is object {
  if (Array.isArray(value)) return true;
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
