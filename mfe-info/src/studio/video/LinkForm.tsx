import { useState } from 'react';
import { useTabDraft } from '@lectern/shared/drafts';
import { useUnsavedChanges } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { Button, TextField } from '@lectern/shared/ui';
import { videoText } from '../../text/video.en';
import * as styles from './Video.module.css';

const EMPTY = { title: '', path: '' };

const isAddress = (path: string): boolean =>
  path.startsWith('https://') && path.length <= 2048 && URL.canParse(path) && !/\s/.test(path);

type Props = {
  /** Name of the stored draft. */
  draft: string;
  onAdd: (resource: { title: string; path: string }) => void;
};

/** Form that adds a link to a page elsewhere. What was typed stays in the tab until it is added. */
export function LinkForm({ draft, onAdd }: Props) {
  const text = useText(videoText).resources;
  const { fields: link, change } = useTabDraft(draft, EMPTY);
  const [isTried, setTried] = useState(false);
  const [title, path] = [link.title.trim(), link.path.trim()];
  useUnsavedChanges(title + path !== '');
  const isComplete = title !== '' && isAddress(path);
  const add = (): void => {
    setTried(!isComplete);
    if (!isComplete) return;
    onAdd({ title, path });
    change(EMPTY);
  };
  return (
    <form
      className={styles.link}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextField
        label={text.linkTitle}
        value={link.title}
        maxLength={120}
        error={isTried && title === '' ? text.noTitle : undefined}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextField
        {...{ label: text.linkAddress, hint: text.linkHint, type: 'url', value: link.path }}
        error={isTried && !isAddress(path) ? text.wrongAddress : undefined}
        onChange={({ target }) => change({ path: target.value })}
      />
      <Button type="submit" variant="secondary" size="small">
        {text.addLink}
      </Button>
    </form>
  );
}
