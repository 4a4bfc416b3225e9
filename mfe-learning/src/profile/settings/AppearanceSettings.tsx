import { useState } from 'react';
import { useHost } from '@lectern/shared/host';
import { chooseMotion, isMotionReduced } from '@lectern/shared/motion';
import { useText } from '@lectern/shared/text';
import { Checkbox } from '@lectern/shared/ui';
import { settingsText } from '../../text/profile/settings.en';
import { Choices } from './Choices';
import styles from './settings.module.css';

/** Settings section of theme and motion. Changes apply at once, on this device. */
export function AppearanceSettings() {
  const text = useText(settingsText).appearance;
  const { theme } = useHost();
  const [isReduced, setIsReduced] = useState(isMotionReduced);
  const choose = (reduced: boolean): void => {
    chooseMotion(reduced);
    setIsReduced(reduced);
  };
  return (
    <div className={styles.form}>
      <Choices
        label={text.theme}
        name="theme"
        value={theme.choice}
        onChoose={theme.choose}
        options={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: text.themes[value] }))}
      />
      <Checkbox
        label={text.motion}
        hint={text.motionHint}
        checked={isReduced}
        onChange={(event) => {
          choose(event.target.checked);
        }}
      />
    </div>
  );
}
