import { useState, type ReactNode } from 'react';
import { PEN_TEST_LIMITS, type PenTest } from '@lectern/shared/domain';
import { useText } from '@lectern/shared/text';
import { Button } from '@lectern/shared/ui';
import { codeEditorText } from '../../text/studio/codeEditor.en';
import * as editor from '../sorting/Editor.module.css';
import { SortableList } from '../sorting/SortableList';
import { UndoDelete } from '../sorting/UndoDelete';
import { useItems, type Keyed } from '../sorting/useItems';
import * as styles from './code.module.css';
import { newTest, testProblems } from './editedLesson';
import { TestCard } from './TestCard';

type Props = { tests: Keyed<PenTest>[]; onChange: (tests: Keyed<PenTest>[]) => void; isReadOnly: boolean };

/** The tests of a code lesson, in any order, with the list of everything that a test can use. */
export function TestsEditor({ tests, onChange, isReadOnly }: Props) {
  const text = useText(codeEditorText);
  const [fresh, setFresh] = useState<string | null>(null);
  const items = useItems<PenTest>(tests, onChange);
  const card = (test: Keyed<PenTest>, index: number, handle: ReactNode) => (
    <TestCard
      test={test}
      number={index + 1}
      handle={handle}
      problems={test.key === fresh ? null : testProblems(test, tests)}
      isNew={test.key === fresh}
      isRestored={test.key === items.restored}
      onLeave={() => setFresh((key) => (key === test.key ? null : key))}
      onChange={items.change}
      onDuplicate={() => items.insertAfter(test.key, test)}
      onDelete={() => items.remove(test.key)}
    />
  );
  return (
    <section className={styles.part} aria-label={text.tests}>
      <h3 className={editor.heading}>{text.tests}</h3>
      <p className={editor.muted}>{text.testsLead}</p>
      <Help />
      <SortableList
        label={text.tests}
        items={tests}
        nameOf={({ name }, index) => text.named(index + 1, name)}
        onMove={items.move}
        disabled={isReadOnly}
      >
        {card}
      </SortableList>
      <UndoDelete name={items.deleted && (items.deleted.name || text.name)} {...items.deletion} />
      <AddTest count={tests.length} onAdd={() => setFresh(items.add(newTest()))} />
    </section>
  );
}

function AddTest({ count, onAdd }: { count: number; onAdd: () => void }) {
  const text = useText(codeEditorText);
  return (
    <div>
      {count > PEN_TEST_LIMITS.tests && <p className={editor.problem}>{text.problems.many(PEN_TEST_LIMITS.tests)}</p>}
      <Button variant="secondary" disabled={count >= PEN_TEST_LIMITS.tests} onClick={onAdd}>
        {text.addTest}
      </Button>
    </div>
  );
}

function Help() {
  const text = useText(codeEditorText);
  return (
    <details className={styles.help}>
      <summary>{text.help}</summary>
      <dl>
        {text.helpRows.map(([name, meaning]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
