import { useText } from '@lectern/shared/text';
import { Button } from '@lectern/shared/ui';
import { studioText } from '../../text/studio.en';
import { splitKey, type DraftView } from '../data/items';
import type { Choice } from '../data/patch';
import { useDraft, useDraftValue, useSession } from './useDraft';
import * as styles from './Choices.module.css';

/**
 * Edit conflicts: each field that was changed in two windows, with both versions and a button that keeps one. Renders
 * nothing without a conflict.
 */
export function Choices() {
  const isEmpty = useDraftValue(({ choices }) => choices.length === 0);
  return isEmpty ? null : <OpenChoices />;
}

function OpenChoices() {
  const text = useText(studioText).choices;
  const { choices, view } = useDraft();
  return (
    <section className={styles.choices} aria-labelledby="studio-choices">
      <div role="status">
        <h2 id="studio-choices" className={styles.title}>
          {text.title(choices.length)}
        </h2>
        <p>{text.lead}</p>
      </div>
      {choices.map((choice) => (
        <OneChoice key={`${choice.key} ${choice.field}`} choice={choice} view={view} />
      ))}
    </section>
  );
}

function OneChoice({ choice, view }: { choice: Choice; view: DraftView }) {
  const text = useText(studioText).choices;
  const session = useSession();
  const name = useName(choice, view);
  const sides = [
    { side: 'mine', title: text.mine, value: choice.mine, action: text.keepMine },
    { side: 'theirs', title: text.theirs, value: choice.theirs, action: text.keepTheirs },
  ] as const;
  return (
    <div role="group" aria-label={name} className={styles.choice}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.sides}>
        {sides.map(({ side, title, value, action }) => (
          <div key={side} className={styles.side}>
            <p className={styles.of}>{title}</p>
            <p className={styles.value}>{wordsOf(value) || text.empty}</p>
            <Button variant="secondary" size="small" onClick={() => session.choose(choice, side)}>
              {action}
            </Button>
          </div>
        ))}
      </div>
    </div>
  );
}

function useName({ key, field }: Choice, view: DraftView): string {
  const text = useText(studioText);
  const { kind, id } = splitKey(key);
  const fields: Readonly<Record<string, string>> = text.choices.fields;
  const name = fields[field] ?? field;
  if (kind === 'details') return name;
  const of = kind === 'section' ? view.sections[id]?.title : view.lessons[id]?.title;
  return text.choices.of(name, of || text.untitled);
}

/** Returns a field's value as plain words, with one entry of a list per line. */
function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(wordsOf).join('\n');
  if (typeof value === 'object') return Object.values(value).map(wordsOf).filter(Boolean).join(' · ');
  return JSON.stringify(value);
}
