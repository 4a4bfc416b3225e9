import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { DeskAction } from '@lectern/shared/domain';
import { useText } from '@lectern/shared/text';
import { Badge, Button } from '@lectern/shared/ui';
import { deskText } from '../../text/desk.en';
import { HARMFUL } from '../data/decide';
import { useDecision } from './DecisionProvider';
import * as styles from '../Desk.module.css';

const TONES: Record<string, 'success' | 'warning' | 'danger' | 'plain'> = {
  accepted: 'success',
  published: 'success',
  answered: 'success',
  approved: 'success',
  refunded: 'success',
  succeeded: 'success',
  done: 'success',
  submitted: 'warning',
  waiting: 'warning',
  review: 'warning',
  new: 'warning',
  open: 'warning',
  pending: 'warning',
  failed: 'danger',
  disputed: 'danger',
  refused: 'danger',
  disabled: 'danger',
};

type Props = {
  title: ReactNode;
  /** Plain name of the target, for dialogs and announcements. */
  name: string;
  metadata: readonly (string | null)[];
  status?: string | undefined;
  children?: ReactNode;
  /** The decisions that are possible now, the most likely one first. */
  actions?: readonly DeskAction[];
  /** False when no decision is due: then no action stands out. */
  isDue?: boolean;
  /** Target that the decisions of this row name. */
  target?: string;
};

/** One row of a list: its name, metadata and status, what to read, and the decisions that are possible. */
export function DeskRow({ title, name, metadata, status, children, actions = [], isDue = true, target = '' }: Props) {
  const text = useText(deskText);
  const { row, onFocusLost } = useFocusHandover();
  return (
    <li ref={row} className={styles.row}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3>{title}</h3>
          <p className={styles.metadata}>{metadata.filter(Boolean).join(' · ')}</p>
        </div>
        {status !== undefined && <Badge tone={TONES[status] ?? 'plain'}>{text.statuses[status] ?? status}</Badge>}
      </div>
      {children}
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map((action, index) => (
            <ActionButton
              key={action}
              {...{ action, name, target, status, onFocusLost }}
              isMain={isDue && index === 0}
            />
          ))}
        </div>
      )}
    </li>
  );
}

/**
 * When the row is removed with the focus in it, the next row takes that, or the one before, or the list's heading. When
 * only the button with the focus is removed, which calls `onFocusLost`, the row's own next button comes first.
 */
function useFocusHandover() {
  const row = useRef<HTMLLIElement>(null);
  const isLost = useRef(false);
  useLayoutEffect(() => {
    const { current } = row;
    return () => {
      if (current?.contains(document.activeElement)) focusBeside(current);
    };
  }, []);
  useLayoutEffect(() => {
    const { current } = row;
    if (!isLost.current || !current) return;
    isLost.current = false;
    const button = current.querySelector('button');
    if (button) button.focus();
    else focusBeside(current);
  });
  const onFocusLost = useCallback(() => void (isLost.current = true), []);
  return { row, onFocusLost };
}

function focusBeside(row: HTMLElement): void {
  const neighbour = row.nextElementSibling ?? row.previousElementSibling;
  const heading = row.closest('section')?.querySelector<HTMLElement>('h2');
  (neighbour?.querySelector<HTMLElement>('button, a') ?? heading)?.focus();
}

type ActionProps = {
  action: DeskAction;
  name: string;
  target: string;
  status: string | undefined;
  isMain: boolean;
  /** Called when the button is removed while it has the focus. */
  onFocusLost: () => void;
};

function ActionButton({ action, name, target, status, isMain, onFocusLost }: ActionProps) {
  const text = useText(deskText);
  const { start, busy } = useDecision();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current && current === document.activeElement) onFocusLost();
    };
  }, [onFocusLost]);
  return (
    <Button
      ref={button}
      size="small"
      variant={isMain && !HARMFUL.has(action) ? 'primary' : 'secondary'}
      busy={busy === `${action} ${target}`}
      aria-label={text.dialog.of(text.actions[action], name)}
      onClick={() => start({ action, target, name, seen: status })}
    >
      {text.actions[action]}
    </Button>
  );
}

/** Labelled text of a row, as somebody wrote it. */
export function Quote({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.quote}>
      <p className={styles.label}>{label}</p>
      <p className={styles.text}>{children}</p>
    </div>
  );
}
