import { useText } from '@lectern/shared/text';
import { accountDataText } from '../../text/profile/accountData.en';
import * as styles from './deletion.module.css';

/** Lists the data that is deleted with an account, and the data that stays. */
export function DeletionSummary({ isTeacher }: { isTeacher: boolean }) {
  const text = useText(accountDataText).deletion;
  return (
    <div className={styles.lists}>
      <DataList title={text.deletedTitle} items={text.deleted} />
      <DataList title={text.staysTitle} items={isTeacher ? [...text.stays, text.staysOfTeacher] : text.stays} />
    </div>
  );
}

function DataList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
