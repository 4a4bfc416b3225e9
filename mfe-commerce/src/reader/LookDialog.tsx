import { useHost, type ThemeChoice } from '@lectern/shared/host';
import { Dialog, IconButton, MinusIcon, PlusIcon } from '@lectern/shared/ui';
import { readerWords } from '../text/reader.en';
import { useText } from '../text/useText';
import { FACES, SIZES, WIDTHS, type ReaderLook } from './readerLook';
import styles from './Reader.module.css';

const THEMES: readonly ThemeChoice[] = ['system', 'light', 'dark'];

/**
 * How the book is set: the size of its letters, the length of its lines, the kind of letters, and the theme of the
 * site.
 */
export function LookDialog({
  open,
  onClose,
  look,
  onLook,
}: {
  open: boolean;
  onClose: () => void;
  look: ReaderLook;
  onLook: (look: ReaderLook) => void;
}) {
  const words = useText(readerWords);
  const { theme } = useHost();
  return (
    <Dialog open={open} onClose={onClose} title={words.look}>
      <div className={styles.look}>
        <div role="group" aria-label={words.size} className={styles.sizes}>
          <span>{words.size}</span>
          <IconButton
            label={words.smaller}
            icon={<MinusIcon />}
            aria-disabled={look.size === 0}
            onClick={() => onLook({ ...look, size: Math.max(0, look.size - 1) })}
          />
          <output>{`${String(Math.round(((SIZES[look.size] ?? 1) / SIZES[1]) * 100))}%`}</output>
          <IconButton
            label={words.larger}
            icon={<PlusIcon />}
            aria-disabled={look.size === SIZES.length - 1}
            onClick={() => onLook({ ...look, size: Math.min(SIZES.length - 1, look.size + 1) })}
          />
        </div>
        <Choice
          name="width"
          legend={words.width}
          values={WIDTHS}
          labels={words.widths}
          chosen={look.width}
          onChoose={(width) => onLook({ ...look, width })}
        />
        <Choice
          name="face"
          legend={words.face}
          values={FACES}
          labels={words.faces}
          chosen={look.face}
          onChoose={(face) => onLook({ ...look, face })}
        />
        <Choice
          name="theme"
          legend={words.theme}
          values={THEMES}
          labels={words.themes}
          chosen={theme.choice}
          onChoose={theme.choose}
        />
        <p className={styles.keys}>{words.keys}</p>
      </div>
    </Dialog>
  );
}

type ChoiceProps<T extends string> = {
  name: string;
  legend: string;
  values: readonly T[];
  labels: Readonly<Record<T, string>>;
  chosen: T;
  onChoose: (value: T) => void;
};

function Choice<T extends string>({ name, legend, values, labels, chosen, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={`reader-${name}`}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{labels[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}
