import type { ListedCategory } from '@lectern/shared/domain';
import { useText } from '@lectern/shared/text';
import { Button, ClockIcon, Section } from '@lectern/shared/ui';
import { searchText } from '../../text/search.en';
import { CategoryTiles } from '../cards/CategoryTiles';
import * as styles from './SearchBox.module.css';

type Props = {
  recent: readonly string[];
  categories: readonly ListedCategory[];
  onAsk: (words: string) => void;
  onClear: () => void;
};

/** Search screen before a search: recent searches and categories. */
export function SearchStart({ recent, categories, onAsk, onClear }: Props) {
  const text = useText(searchText);
  const clear = (
    <Button variant="quiet" size="small" onClick={onClear}>
      {text.forget}
    </Button>
  );
  return (
    <>
      {recent.length > 0 && (
        <Section title={text.recent} more={clear}>
          <div className={styles.recent}>
            {recent.map((past) => (
              <Button key={past} variant="secondary" size="small" icon={<ClockIcon />} onClick={() => onAsk(past)}>
                {past}
              </Button>
            ))}
          </div>
        </Section>
      )}
      <Section title={text.browse}>
        <CategoryTiles categories={categories} />
      </Section>
    </>
  );
}
