/**
 * The most common passwords, without surrounding digits and punctuation. The embedded backend has a longer list; hosted
 * Firebase has none.
 */
const WORDS = new Set(
  (
    'password passwort passwords letmein welcome admin administrator qwerty qwertyui qwertyuiop qwertz ' +
    'azerty asdfgh asdfghjkl zxcvbn zxcvbnm ' +
    'qazwsx iloveyou princess sunshine football baseball superman batman dragon monkey shadow master ' +
    'michael jennifer jordan charlie ' +
    'trustno whatever starwars pokemon computer internet secret changeme default guest login hello ' +
    'freedom lectern abc abcd abcdef abcdefgh'
  ).split(' '),
);

const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Returns true for a password that a guessing program tries first: a common word with decoration, a run such as
 * 12345678, or one character repeated.
 */
export function isCommonPassword(password: string): boolean {
  if (password.length > 32) return false;
  const lower = password.toLowerCase();
  if (/^\d*$/.test(lower) && lower.length < 12) return true;
  return (
    new Set(lower).size <= 2 ||
    isRun(lower) ||
    isWord(lower) ||
    isWord(lower.replace(/[^a-z]+$/, '').replace(/./g, (character) => LOOKALIKES[character] ?? character))
  );
}

function isWord(text: string): boolean {
  return WORDS.has(text.replace(/^[^a-z]+|[^a-z]+$/g, ''));
}

/** Returns true when each character follows or precedes the one before: abcdefgh, 87654321. */
function isRun(text: string): boolean {
  const steps = new Set(
    Array.from(text)
      .slice(1)
      .map((character, index) => character.charCodeAt(0) - text.charCodeAt(index)),
  );
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}
