import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { DeskAction } from '@lectern/shared/domain';
import { useHost, type SessionUser } from '@lectern/shared/host';
import { useMutation, useQueryClient } from '@lectern/shared/query';
import { textOf, useText } from '@lectern/shared/text';
import { FormStatus } from '@lectern/shared/ui';
import { deskText } from '../../text/desk.en';
import { decide, type Choice, type Decision } from '../data/decide';
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

/** An outcome other than a change: refused by the server with a sentence, or not carried out yet. */
type Outcome = { problem: string | null; isSlow: boolean };

/** Provides decisions to the rows below, with the dialog that asks for words and the outcome of the last one. */
export function DecisionProvider({ user, children }: { user: SessionUser; children: ReactNode }) {
  const text = useText(deskText);
  const [choice, setChoice] = useState<Choice | null>(null);
  const { mutate, isPending, variables, error, data, reset } = useDecide(user, () => setChoice(null));
  const value = useMemo(
    (): Decisions => ({
      start: (chosen) => {
        reset();
        if (IMMEDIATE.has(chosen.action)) mutate({ ...chosen, reason: '', message: '' });
        else setChoice(chosen);
      },
      busy: isPending && !choice ? `${variables.action} ${variables.target}` : null,
    }),
    [mutate, reset, isPending, variables, choice],
  );
  const problem = data?.problem ?? (error ? text.dialog.failure : null);
  return (
    <DecisionContext value={value}>
      <div>
        {!choice && problem !== null && (
          <FormStatus tone="error" title={text.dialog.failed}>
            {problem}
          </FormStatus>
        )}
        {data?.isSlow && <FormStatus tone="info">{text.slow}</FormStatus>}
        {children}
      </div>
      <DecisionDialog
        key={choice ? `${choice.action} ${choice.target}` : ''}
        choice={choice}
        isBusy={isPending}
        problem={problem}
        onClose={() => setChoice(null)}
        onDecide={(words) => choice && mutate({ ...choice, ...words })}
      />
    </DecisionContext>
  );
}

function useDecide({ uid }: SessionUser, onDone: () => void) {
  const { announce } = useHost();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ action, target, reason, message }: Decision & { name: string }): Promise<Outcome> => {
      const entry = await decide(uid, { action, target, reason, message });
      const problem = entry?.status === 'refused' ? (entry.problem ?? textOf(deskText).dialog.failure) : null;
      return { problem, isSlow: entry?.status !== 'done' && problem === null };
    },
    onSuccess: async ({ problem }, { action, name }) => {
      if (problem === null) {
        onDone();
        const text = textOf(deskText);
        announce(text.done(text.actions[action], name));
      }
      await queries.invalidateQueries({ queryKey: ['course-review'] });
      await queries.invalidateQueries({ queryKey: ['desk'] });
    },
  });
}
