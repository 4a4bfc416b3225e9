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
import classes from './Reasons.module.css';

const signs = {
  book: BookIcon,
  captions: CaptionsIcon,
  certificate: CertificateIcon,
  edit: EditIcon,
  lock: LockIcon,
  note: NoteIcon,
  play: PlayIcon,
  team: TeamIcon,
};

/** One reason, under the sign that `icon` names; an unknown name has no sign. */
export type Reason = { icon: string; title: string; body: string };

/** Why one should: a few short reasons side by side. */
export function Reasons({ title, items }: { title: string; items: readonly Reason[] }) {
  return (
    <Section title={title}>
      <Grid as="ul" stretch minColumn="15rem">
        {items.map((item) => {
          const Sign = isSign(item.icon) ? signs[item.icon] : null;
          return (
            <li key={item.title}>
              <div className={classes.reason}>
                {Sign && (
                  <span className={classes.sign}>
                    <Sign />
                  </span>
                )}
                <h3 className={classes.title}>{item.title}</h3>
                <p className={classes.body}>{item.body}</p>
              </div>
            </li>
          );
        })}
      </Grid>
    </Section>
  );
}

const isSign = (name: string): name is keyof typeof signs => name in signs;
