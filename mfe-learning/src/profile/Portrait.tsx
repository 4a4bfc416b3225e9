import * as styles from './profile.module.css';

/** A person's picture, or their initials. Decorative, because the name is next to it. */
export function Portrait({ name, src, size = 'large' }: { name: string; src: string | null; size?: 'large' | 'huge' }) {
  return (
    <span className={styles.portrait} data-size={size} aria-hidden="true">
      {src ? <img src={src} alt="" width={160} height={160} /> : initialsOf(name)}
    </span>
  );
}

/** Returns the first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words[words.length - 1]] : words.slice(0, 1);
  return chosen
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
