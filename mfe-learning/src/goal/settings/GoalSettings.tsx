import { reasonOf } from '@lectern/shared/failure';
import { QueryState } from '@lectern/shared/loading';
import { useMutation, useQuery, useQueryClient } from '@lectern/shared/query';
import { inTurn } from '@lectern/shared/sync';
import { useText } from '@lectern/shared/text';
import { Checkbox, FormStatus, Select } from '@lectern/shared/ui';
import { TextPlaceholder } from '../../loading/TextPlaceholder';
import { Choices } from '../../profile/settings/Choices';
import * as styles from '../../profile/settings/settings.module.css';
import type { TabProps } from '../../profile/tabs';
import { goalText } from '../../text/profile/goal.en';
import { settingsText } from '../../text/profile/settings.en';
import { dailyGoal, GOAL_AMOUNTS, saveGoal, type Goal } from '../data/goal';
import { ForgetDays } from './ForgetDays';

/** Settings section of the daily goal. Each change is saved at once. */
export function GoalSettings({ user }: TabProps) {
  const text = useText(settingsText);
  const query = useQuery(dailyGoal(user.uid));
  return (
    <QueryState query={query} title={text.failed} placeholder={<TextPlaceholder lines={2} />}>
      {(goal) => <GoalFields uid={user.uid} stored={goal} />}
    </QueryState>
  );
}

function GoalFields({ uid, stored }: { uid: string; stored: Goal }) {
  const text = useText(goalText);
  const { saved, notSaved } = useText(settingsText);
  const queries = useQueryClient();
  const saving = useMutation({
    // One after another: of several quick choices, the latest one is stored last.
    mutationFn: (goal: Goal) => inTurn(`goal ${uid}`, () => saveGoal(uid, goal)),
    onSuccess: () => queries.invalidateQueries(dailyGoal(uid)),
  });
  const goal = saving.isPending ? saving.variables : stored;
  const change = (next: Partial<Goal>): void => saving.mutate({ ...goal, ...next });
  return (
    <div className={styles.form}>
      <Checkbox label={text.isOn} checked={goal.isOn} onChange={({ target }) => change({ isOn: target.checked })} />
      {goal.isOn && <AmountFields goal={goal} onChange={change} />}
      {saving.isError && (
        <FormStatus tone="error" title={notSaved}>
          {reasonOf(saving.error)}
        </FormStatus>
      )}
      {saving.isSuccess && <FormStatus tone="success">{saved}</FormStatus>}
      <ForgetDays uid={uid} />
    </div>
  );
}

/** Returns the goal to begin with: the second lowest amount. */
const suggestedAmount = (kind: Goal['kind']): number => GOAL_AMOUNTS[kind][1] ?? 1;

function AmountFields({ goal: { kind, perDay }, onChange }: { goal: Goal; onChange: (next: Partial<Goal>) => void }) {
  const text = useText(goalText);
  const amounts = [...new Set([...GOAL_AMOUNTS[kind], perDay])].sort((a, b) => a - b);
  return (
    <div className={styles.pair}>
      <Choices
        label={text.kind}
        name="goal-kind"
        value={kind}
        onChoose={(chosen) => onChange({ kind: chosen, perDay: suggestedAmount(chosen) })}
        options={(['minutes', 'lessons'] as const).map((value) => ({ value, label: text.kinds[value] }))}
      />
      <Select
        label={text.amount}
        value={String(perDay)}
        onChange={({ target }) => onChange({ perDay: Number(target.value) })}
        options={amounts.map((value) => ({ value: String(value), label: text.amounts[kind](value) }))}
      />
    </div>
  );
}
