import { useText } from '@lectern/shared/text';
import { accountDataText } from '../../text/profile/accountData.en';
import * as styles from './deletion.module.css';

/** Lists the data that is deleted with an account, and the data that stays. */
export function DeletionSummary({ isTeacher }: { isTeacher: boolean }) {
  const text = useText(accountDataText).deletion;
  return (
    <div className={styles.facts}>
      <Facts title={text.deletedTitle} facts={text.deleted} />
      <Facts title={text.staysTitle} facts={isTeacher ? [...text.stays, text.staysOfTeacher] : text.stays} />
    </div>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}
