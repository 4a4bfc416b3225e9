import { useHost, type ThemeChoice } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { Checkbox, Dialog, IconButton, MinusIcon, PlusIcon } from '@lectern/shared/ui';
import { FACES, FLOWS, SIZES, WIDTHS, type DisplaySettings } from '../displaySettings';
import { readerText } from '../../text/reader.en';
import * as styles from './Dialogs.module.css';

/** Display settings that a format offers beside text size and theme. */
export type DisplayChoices = { hasType: boolean; hasFlow: boolean };

const THEMES = ['system', 'light', 'sepia', 'dark'] as const;

type Change = { settings: DisplaySettings; onChange: (settings: DisplaySettings) => void };
type Props = Change & { open: boolean; onClose: () => void; choices: DisplayChoices };

/** Dialog for text size, line length, font, pages, theme and keys. */
export function DisplayDialog({ open, onClose, choices: { hasType, hasFlow }, ...change }: Props) {
  const text = useText(readerText);
  const { settings, onChange } = change;
  return (
    <Dialog open={open} onClose={onClose} title={text.display}>
      <div className={styles.display}>
        <TextSize {...change} />
        <ThemeChoices {...change} />
        {hasFlow && (
          <Choice
            name="flow"
            legend={text.flow}
            values={FLOWS}
            labels={text.flows}
            chosen={settings.flow}
            onChoose={(flow) => onChange({ ...settings, flow })}
          />
        )}
        {hasType && <TypeChoices {...change} />}
        <Checkbox
          label={text.hasKeys}
          checked={settings.hasKeys}
          onChange={(event) => onChange({ ...settings, hasKeys: event.currentTarget.checked })}
        />
      </div>
    </Dialog>
  );
}

function TypeChoices({ settings, onChange }: Change) {
  const text = useText(readerText);
  return (
    <>
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
    </>
  );
}

/** The theme of the site, and sepia: the light theme with pages of that colour. */
function ThemeChoices({ settings, onChange }: Change) {
  const text = useText(readerText);
  const { theme } = useHost();
  const choose = (chosen: ThemeChoice | 'sepia'): void => {
    onChange({ ...settings, isSepia: chosen === 'sepia' });
    theme.choose(chosen === 'sepia' ? 'light' : chosen);
  };
  return (
    <Choice
      name="theme"
      legend={text.theme}
      values={THEMES}
      labels={text.themes}
      chosen={settings.isSepia && theme.choice === 'light' ? 'sepia' : theme.choice}
      onChoose={choose}
    />
  );
}

function TextSize({ settings, onChange }: Change) {
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
