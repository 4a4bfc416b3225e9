import { privacyPolicy } from '../text/privacyPolicy.en';
import classes from './policy.module.css';

/** What the site keeps in the visitor's browser, entry by entry. */
export function DeviceTable() {
  const { caption, columns, entries } = privacyPolicy.device;
  return (
    <div className={classes.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table className={classes.table}>
        <caption className={classes.caption}>{caption}</caption>
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
