import { questionsText } from '@lectern/shared/questions';
import { useText } from '@lectern/shared/text';
import { Button, SearchField, Select } from '@lectern/shared/ui';
import { ScopeToggle } from '../panels/ScopeToggle';
import * as styles from './QuestionsPanel.module.css';

const SORTS = ['newest', 'moment', 'unanswered'] as const;

/** The order of the list; `second` is the moment that it is about. */
export type Sort = { by: (typeof SORTS)[number]; second: number | null };

/** The filters of the questions with their selected values. */
export type ToolsProps = {
  sort: Sort;
  onSort: (by: Sort['by']) => void;
  /** False for a lesson without a video, and for a list of the whole course. */
  hasMoment: boolean;
  isWhole: boolean;
  onScope: (isWhole: boolean) => void;
  search: string;
  onSearch: (search: string) => void;
};

/** Scope, order and search of the list. A search is always over the whole course. */
export function QuestionTools({ sort, onSort, hasMoment, isWhole, onScope, search, onSearch }: ToolsProps) {
  const text = useText(questionsText);
  const sorts = SORTS.filter((by) => by !== 'moment' || hasMoment);
  return (
    <div className={styles.tools} onKeyDown={(event) => event.stopPropagation()}>
      <ScopeToggle
        label={text.which}
        lesson={text.thisLesson}
        course={text.wholeCourse}
        isWhole={isWhole}
        onChange={onScope}
      />
      <div className={styles.fields}>
        <Select
          label={text.sort}
          value={sort.by}
          options={sorts.map((value) => ({ value, label: text.sorts[value] }))}
          onChange={({ currentTarget }) => onSort(SORTS.find((by) => by === currentTarget.value) ?? 'newest')}
        />
        <SearchField label={text.search} value={search} onType={onSearch} />
      </div>
      {sort.by === 'moment' && (
        <div>
          <Button size="small" variant="quiet" onClick={() => onSort('moment')}>
            {text.now}
          </Button>
        </div>
      )}
    </div>
  );
}
