import { useText } from '@lectern/shared/text';
import { deviceStorageText } from '../../text/deviceStorage.en';
import * as styles from './Policy.module.css';

/** Table of everything that the site stores in the visitor's browser. */
export function DeviceTable() {
  const { caption, columns, entries } = useText(deviceStorageText);
  return (
    <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.purpose}</th>
            <th scope="col">{columns.until}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ name, purpose, until }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{purpose}</td>
              <td>{until}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
