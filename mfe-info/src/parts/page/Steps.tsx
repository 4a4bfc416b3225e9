import { Section } from '@lectern/shared/ui';
import * as styles from './Steps.module.css';

/** Numbered steps. */
export function Steps({ title, items }: { title: string; items: readonly { title: string; body: string }[] }) {
  return (
    <Section title={title}>
      <ol className={styles.steps} role="list">
        {items.map((item) => (
          <li key={item.title} className={styles.step}>
            <h3 className={styles.title}>{item.title}</h3>
            <p className={styles.body}>{item.body}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
