import { Section } from '@lectern/shared/ui';
import classes from './Steps.module.css';

/** What happens one after the other. */
export function Steps({ title, items }: { title: string; items: readonly { title: string; body: string }[] }) {
  return (
    <Section title={title}>
      <ol className={classes.steps} role="list">
        {items.map((item) => (
          <li key={item.title} className={classes.step}>
            <h3 className={classes.title}>{item.title}</h3>
            <p className={classes.body}>{item.body}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
