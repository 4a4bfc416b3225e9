/** Returns a slug or id as words, where there is no name: `bread-and-time` is `Bread and time`. */
export function slugWords(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
