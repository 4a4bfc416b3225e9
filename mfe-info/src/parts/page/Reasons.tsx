import {
  BookIcon,
  CaptionsIcon,
  CertificateIcon,
  EditIcon,
  Grid,
  LockIcon,
  NoteIcon,
  PlayIcon,
  Section,
  TeamIcon,
} from '@lectern/shared/ui';
import * as styles from './Reasons.module.css';

const ICONS = {
  book: BookIcon,
  captions: CaptionsIcon,
  certificate: CertificateIcon,
  edit: EditIcon,
  lock: LockIcon,
  note: NoteIcon,
  play: PlayIcon,
  team: TeamIcon,
};

/** One reason with the icon of that name; an unknown name has none. */
export type Reason = { icon: string; title: string; body: string };

/** Short reasons side by side. */
export function Reasons({ title, items }: { title: string; items: readonly Reason[] }) {
  return (
    <Section title={title}>
      <Grid as="ul" stretch minColumn="15rem">
        {items.map((item) => {
          const ReasonIcon = isIcon(item.icon) ? ICONS[item.icon] : null;
          return (
            <li key={item.title}>
              <div className={styles.reason}>
                {ReasonIcon && (
                  <span className={styles.icon}>
                    <ReasonIcon />
                  </span>
                )}
                <h3 className={styles.title}>{item.title}</h3>
                <p className={styles.body}>{item.body}</p>
              </div>
            </li>
          );
        })}
      </Grid>
    </Section>
  );
}

const isIcon = (name: string): name is keyof typeof ICONS => Object.hasOwn(ICONS, name);
