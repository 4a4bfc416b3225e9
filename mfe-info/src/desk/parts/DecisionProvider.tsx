import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { DeskAction } from '@lectern/shared/domain';
import { removeTabDraft } from '@lectern/shared/drafts';
import { useHost, type SessionUser } from '@lectern/shared/host';
import { useMutation, useQueryClient } from '@lectern/shared/query';
import { textOf, useText } from '@lectern/shared/text';
import { FormStatus } from '@lectern/shared/ui';
import { deskText } from '../../text/desk.en';
import { decide, isAnsweredMeanwhile, type Choice, type Decision } from '../data/decide';
import * as styles from '../Desk.module.css';
import { DecisionDialog } from './DecisionDialog';

/** `start` begins a decision; `busy` names the one that is being carried out without a dialog. */
type Decisions = { start: (choice: Choice) => void; busy: string | null };

const DecisionContext = createContext<Decisions | null>(null);

/** Returns the decisions of the desk; throws outside DecisionProvider. */
export function useDecision(): Decisions {
  const decisions = useContext(DecisionContext);
  if (!decisions) throw new Error('useDecision() was called outside DecisionProvider.');
  return decisions;
}

/** Decisions that need no words: they are carried out at once, and can be taken back. */
const IMMEDIATE: ReadonlySet<DeskAction> = new Set(['message.read', 'message.spam', 'message.reopen']);

/**
 * Outcome of the decision `of`: `problem` is why it changed nothing; `isSlow` if it was not carried out yet;
 * `isAnswered` if somebody else was first.
 */
type Outcome = { of: Choice; problem: string | null; isSlow?: boolean; isAnswered?: boolean };

const isSame = (one: Choice, other: Choice): boolean => one.action === other.action && one.target === other.target;

/** Returns what is still to decide after an outcome. Whoever was told of another answer may send theirs as well. */
function choiceAfter(open: Choice | null, { of, problem, isAnswered }: Outcome): Choice | null {
  if (!open || !isSame(open, of)) return open;
  if (problem === null) return null;
  return isAnswered ? { ...open, seen: 'answered' } : open;
}

/**
 * Provides decisions to the rows below, with the dialog that asks for words and the outcome of the last one. Another
 * decision may begin meanwhile: its dialog stays as it is.
 */
export function DecisionProvider({ user, children }: { user: SessionUser; children: ReactNode }) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const end = (ended: Outcome): void => {
    setOutcome(ended);
    setChoice((open) => choiceAfter(open, ended));
  };
  const { mutate, isPending, variables, reset } = useDecide(user, end);
  const value = useMemo(
    (): Decisions => ({
      start: (chosen) => {
        reset();
        setOutcome(null);
        if (IMMEDIATE.has(chosen.action)) mutate({ ...chosen, reason: '', message: '' });
        else setChoice(chosen);
      },
      busy: isPending && !choice ? `${variables.action} ${variables.target}` : null,
    }),
    [mutate, reset, isPending, variables, choice],
  );
  useFocusAfterDialog(choice !== null);
  const isOfDialog = choice !== null && outcome !== null && isSame(choice, outcome.of);
  return (
    <DecisionContext value={value}>
      <BelowOutcome outcome={isOfDialog ? null : outcome}>{children}</BelowOutcome>
      <DecisionDialog
        key={choice ? `${choice.action} ${choice.target}` : ''}
        choice={choice}
        draft={decisionDraft(user.uid, choice)}
        isBusy={isPending}
        isSending={isPending && choice !== null && isSame(choice, variables)}
        problem={isOfDialog ? outcome.problem : null}
        onClose={() => setChoice(null)}
        onDecide={(words) => choice && mutate({ ...choice, ...words })}
      />
    </DecisionContext>
  );
}

/** The list of decisions, below the outcome of the last one unless the dialog shows or has shown it. */
function BelowOutcome({ outcome, children }: { outcome: Outcome | null; children: ReactNode }) {
  return (
    <div className={styles.list}>
      {outcome && outcome.isAnswered !== true && <OutcomeStatus {...outcome} />}
      {children}
    </div>
  );
}

/** Moves the focus to the heading of the list when the dialog closes after the row that opened it was removed. */
function useFocusAfterDialog(isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      document.getElementById('desk-queue')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
}

/** Says that a decision changed nothing, and why, or that it takes long. */
function OutcomeStatus({ of: { action, name }, problem, isSlow = false }: Outcome) {
  const text = useText(deskText);
  if (problem !== null)
    return (
      <FormStatus tone="error" title={text.dialog.failed}>
        <strong>{text.dialog.of(text.actions[action], name)}</strong> {problem}
      </FormStatus>
    );
  return isSlow && <FormStatus tone="info">{text.slow}</FormStatus>;
}

/** Name of the stored draft of a decision's words. */
const decisionDraft = (uid: string, choice: Omit<Choice, 'name'> | null): string =>
  `decision ${choice?.action ?? ''} ${choice?.target ?? ''} ${uid}`;

/** Calls `onEnd` with the outcome of each decision, also of one that another has followed. */
function useDecide({ uid }: SessionUser, onEnd: (outcome: Outcome) => void) {
  const { announce } = useHost();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ action, target, reason, message, seen }: Decision & Choice) =>
      (await isAnsweredMeanwhile({ action, target, seen }))
        ? ('answered' as const)
        : decide(uid, { action, target, reason, message }),
    onSuccess: async (entry, of) => {
      const text = textOf(deskText);
      if (entry === 'answered') {
        onEnd({ of, problem: text.dialog.answered, isAnswered: true });
        void queries.invalidateQueries({ queryKey: ['desk'] });
        return;
      }
      const problem = entry?.status === 'refused' ? (entry.problem ?? text.dialog.failure) : null;
      if (problem === null) removeTabDraft(decisionDraft(uid, of));
      onEnd({ of, problem, isSlow: entry?.status !== 'done' && problem === null });
      if (entry?.status === 'done') announce(text.done(text.actions[of.action], of.name));
      await queries.invalidateQueries({ queryKey: ['course-review'] });
      await queries.invalidateQueries({ queryKey: ['desk'] });
    },
    onError: (_error, of) => onEnd({ of, problem: textOf(deskText).dialog.failure }),
  });
}
