import type { MouseEvent } from 'react';
import { useText } from '@lectern/shared/text';
import { settingsText } from '../../text/profile/settings.en';
import * as styles from './settings.module.css';

/** Links to the sections of the settings. An account without an address has none about mails. */
export function SettingsIndex({ hasMails }: { hasMails: boolean }) {
  const text = useText(settingsText);
  return (
    <nav aria-label={text.parts} className={styles.index}>
      <ul role="list">
        {Object.entries(text.sections)
          .filter(([id]) => hasMails || id !== 'notifications')
          .map(([id, label]) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => showSection(event, id)}>
                {label}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** Scrolls to a section and focuses its heading. The address stays, so that Back leaves the settings. */
function showSection(event: MouseEvent, id: string): void {
  event.preventDefault();
  const heading = document.querySelector<HTMLElement>(`#${id} h2`);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  document.getElementById(id)?.scrollIntoView({ behavior: 'smooth', block: 'start' });
}
