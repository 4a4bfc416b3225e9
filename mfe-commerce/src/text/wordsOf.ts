/** The words of an id, for want of a name: `bread-and-time` is `Bread and time`. */
export function wordsOf(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
