import type { DraftLesson } from '@lectern/shared/domain';
import { BookIcon, CodeIcon, HelpIcon, PlayIcon, VisuallyHidden } from '@lectern/shared/ui';
import * as styles from './Outline.module.css';

const ICONS = { video: PlayIcon, text: BookIcon, quiz: HelpIcon, pen: CodeIcon };

/** The kind of a lesson as an icon, with its name for screen readers. */
export function KindIcon({ kind, label }: { kind: DraftLesson['kind']; label: string }) {
  const Icon = ICONS[kind];
  return (
    <span className={styles.kind} title={label}>
      <Icon />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
