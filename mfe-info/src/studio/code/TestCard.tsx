import type { ReactNode } from 'react';
import { PEN_TEST_LIMITS, type PenTest } from '@lectern/shared/domain';
import { useText } from '@lectern/shared/text';
import { Checkbox, Select, TextField } from '@lectern/shared/ui';
import { codeEditorText } from '../../text/studio/codeEditor.en';
import { ItemCard } from '../sorting/ItemCard';
import type { Keyed } from '../sorting/useItems';
import { CodeArea } from './CodeArea';
import type { TestProblems } from './editedLesson';

type Props = {
  test: Keyed<PenTest>;
  number: number;
  handle: ReactNode;
  /** Null while a new test is being written. */
  problems: TestProblems | null;
  isNew: boolean;
  isRestored: boolean;
  onLeave: () => void;
  onChange: (test: Keyed<PenTest>) => void;
  onDuplicate: () => void;
  onDelete: () => void;
};

/** One test: what it expects, its code, hint, visibility and time limit. A new one takes the focus. */
export function TestCard({ test, number, problems, onChange, ...card }: Props) {
  const text = useText(codeEditorText);
  return (
    <ItemCard title={text.test(number)} {...card}>
      <Fields test={test} problems={problems} onChange={onChange} />
    </ItemCard>
  );
}

const SECONDS = Array.from({ length: PEN_TEST_LIMITS.maxSec }, (_, index) => index + PEN_TEST_LIMITS.minSec);

function Fields({ test, problems, onChange }: Pick<Props, 'test' | 'problems' | 'onChange'>) {
  const text = useText(codeEditorText);
  const errorOf = (problem: 'name' | 'same' | 'code' | 'expect' | 'long' | null | undefined, limit: number) =>
    problem ? (problem === 'long' ? text.problems.long(limit) : text.problems[problem]) : undefined;
  return (
    <>
      <TextField
        label={text.name}
        hint={text.nameHint}
        value={test.name}
        error={errorOf(problems?.name, PEN_TEST_LIMITS.name)}
        onChange={({ target }) => onChange({ ...test, name: target.value })}
      />
      <CodeArea
        label={text.testCode}
        value={test.code}
        error={errorOf(problems?.code, PEN_TEST_LIMITS.code)}
        onChange={(code) => onChange({ ...test, code })}
      />
      <TextField
        label={text.hint}
        hint={text.hintHint}
        optional
        maxLength={PEN_TEST_LIMITS.hint}
        value={test.hint}
        onChange={({ target }) => onChange({ ...test, hint: target.value })}
      />
      <Settings test={test} onChange={onChange} />
    </>
  );
}

function Settings({ test, onChange }: Pick<Props, 'test' | 'onChange'>) {
  const text = useText(codeEditorText);
  return (
    <>
      <Checkbox
        label={text.hidden}
        checked={test.isHidden}
        onChange={({ target }) => onChange({ ...test, isHidden: target.checked })}
      />
      <Select
        label={text.limit}
        value={String(test.limitSec)}
        options={SECONDS.map((seconds) => ({ value: String(seconds), label: text.seconds(seconds) }))}
        onChange={({ target }) => onChange({ ...test, limitSec: Number(target.value) })}
      />
    </>
  );
}
