import { useText } from '@lectern/shared/text';
import { Button } from '../../ui';
import { questionsText } from '../text/questions.en';
import * as styles from './Questions.module.css';

/** The buttons below a form: one that submits it, and one that cancels it, if it can be cancelled. */
export function FormButtons({ submitLabel, onCancel }: { submitLabel: string; onCancel?: (() => void) | undefined }) {
  const text = useText(questionsText);
  return (
    <div className={styles.row}>
      <Button type="submit" size="small">
        {submitLabel}
      </Button>
      {onCancel && (
        <Button size="small" variant="quiet" onClick={onCancel}>
          {text.cancel}
        </Button>
      )}
    </div>
  );
}
