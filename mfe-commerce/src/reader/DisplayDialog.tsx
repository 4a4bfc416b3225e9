import { useHost, type ThemeChoice } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { Dialog, IconButton, MinusIcon, PlusIcon } from '@lectern/shared/ui';
import { readerText } from '../text/reader.en';
import { FACES, SIZES, WIDTHS, type DisplaySettings } from './displaySettings';
import styles from './Reader.module.css';

const THEMES: readonly ThemeChoice[] = ['system', 'light', 'dark'];

type Props = {
  open: boolean;
  onClose: () => void;
  settings: DisplaySettings;
  onChange: (settings: DisplaySettings) => void;
};

/** Dialog for text size, line length, font, and the theme of the site. */
export function DisplayDialog({ open, onClose, settings, onChange }: Props) {
  const text = useText(readerText);
  const { theme } = useHost();
  return (
    <Dialog open={open} onClose={onClose} title={text.display}>
      <div className={styles.display}>
        <TextSize settings={settings} onChange={onChange} />
        <Choice
          name="width"
          legend={text.width}
          values={WIDTHS}
          labels={text.widths}
          chosen={settings.width}
          onChoose={(width) => onChange({ ...settings, width })}
        />
        <Choice
          name="face"
          legend={text.face}
          values={FACES}
          labels={text.faces}
          chosen={settings.face}
          onChoose={(face) => onChange({ ...settings, face })}
        />
        <Choice
          name="theme"
          legend={text.theme}
          values={THEMES}
          labels={text.themes}
          chosen={theme.choice}
          onChoose={theme.choose}
        />
        <p className={styles.keys}>{text.keys}</p>
      </div>
    </Dialog>
  );
}

function TextSize({ settings, onChange }: Pick<Props, 'settings' | 'onChange'>) {
  const text = useText(readerText);
  const { size } = settings;
  return (
    <div role="group" aria-label={text.size} className={styles.sizes}>
      <span>{text.size}</span>
      <IconButton
        label={text.smaller}
        icon={<MinusIcon />}
        aria-disabled={size === 0}
        onClick={() => onChange({ ...settings, size: Math.max(0, size - 1) })}
      />
      <output>{text.percent(Math.round(((SIZES[size] ?? 1) / SIZES[1]) * 100))}</output>
      <IconButton
        label={text.larger}
        icon={<PlusIcon />}
        aria-disabled={size === SIZES.length - 1}
        onClick={() => onChange({ ...settings, size: Math.min(SIZES.length - 1, size + 1) })}
      />
    </div>
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
