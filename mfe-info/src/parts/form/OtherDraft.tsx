import { Button, FormStatus } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import type { ApplicationDraft } from '../../data/applicationDraft';
import { formText } from '../../text/form.en';
import { teachText } from '../../text/teach.en';
import * as styles from './Form.module.css';

type Props = { draft: ApplicationDraft; onKeep: () => void; onTake: () => void };

/** Says that the account has another draft than this device, shows it, and asks which one to go on with. */
export function OtherDraft({ draft, onKeep, onTake }: Props) {
  const { form: text } = useText(teachText);
  const { name } = useText(formText);
  const rows = [
    [name, draft.name],
    [text.topic, draft.topic],
    [text.experience, draft.experience],
    [text.sample, draft.sample],
  ].filter(([, words]) => words !== '');
  return (
    <FormStatus tone="warning" title={text.other.title}>
      <div className={styles.other}>
        <p>{text.other.body}</p>
        <details>
          <summary>{text.other.show}</summary>
          <dl className={styles.quote}>
            {rows.map(([label, words]) => (
              <div key={label}>
                <dt className={styles.note}>{label}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </details>
        <div className={styles.choices}>
          <Button size="small" variant="secondary" onClick={onKeep}>
            {text.other.keep}
          </Button>
          <Button size="small" variant="secondary" onClick={onTake}>
            {text.other.take}
          </Button>
        </div>
      </div>
    </FormStatus>
  );
}
