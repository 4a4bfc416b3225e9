import { useState } from 'react';
import { useHost } from '@lectern/shared/host';
import { chooseMotion, isMotionReduced } from '@lectern/shared/motion';
import { useLanguage, useText } from '@lectern/shared/text';
import { languageName } from '@lectern/shared/translations';
import { Checkbox, FormStatus, Select } from '@lectern/shared/ui';
import { settingsText } from '../../text/profile/settings.en';
import { Choices } from './Choices';
import * as styles from './settings.module.css';

/** Settings section of language, theme and motion. Changes apply at once, on this device. */
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
      <LanguageField />
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

/** Choice of the site's language, each under its own name. Renders nothing on a site with one language. */
function LanguageField() {
  const text = useText(settingsText).appearance;
  const { languages } = useHost();
  const language = useLanguage();
  const [isFailed, setIsFailed] = useState(false);
  if (!languages) return null;
  const choose = (next: string): void => {
    setIsFailed(false);
    languages.choose(next).catch(() => setIsFailed(true));
  };
  return (
    <>
      <Select
        label={text.language}
        value={language}
        onChange={(event) => choose(event.target.value)}
        options={languages.tags.map((tag) => ({ value: tag, label: languageName(tag) }))}
      />
      {isFailed && <FormStatus tone="error" title={text.languageFailed} />}
    </>
  );
}
