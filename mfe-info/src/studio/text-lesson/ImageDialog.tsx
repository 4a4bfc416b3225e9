import { useState } from 'react';
import { useText } from '@lectern/shared/text';
import { Button, Checkbox, Dialog, focusFirst, FormStatus, TextField } from '@lectern/shared/ui';
import { textLessonText } from '../../text/textLesson.en';
import type { PendingImage } from './useImages';
import * as styles from './TextLesson.module.css';

type Props = { image: PendingImage; onInsert: (alt: string) => void; onRetry: () => void; onCancel: () => void };

/** Asks for the description of a picture while it is uploaded. An empty one has to be chosen. */
export function ImageDialog({ image, onInsert, onRetry, onCancel }: Props) {
  const { image: text } = useText(textLessonText);
  const description = useDescription();
  const insert = (): void => {
    const alt = description.read();
    if (alt !== null && image.state === 'uploaded') onInsert(alt);
  };
  return (
    <Dialog
      open
      onClose={onCancel}
      title={text.title}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {text.cancel}
          </Button>
          <Button busy={image.state === 'uploading'} aria-disabled={image.state === 'failed'} onClick={insert}>
            {text.insert}
          </Button>
        </>
      }
    >
      <form
        className={styles.describe}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          insert();
        }}
      >
        <p>{text.lead}</p>
        <img className={styles.thumb} src={image.preview} alt="" />
        <TextField ref={focusFirst} label={text.alt} maxLength={200} {...description.words} />
        <Checkbox label={text.decoration} {...description.decoration} />
        <UploadState image={image} onRetry={onRetry} />
      </form>
    </Dialog>
  );
}

function UploadState({ image, onRetry }: Pick<Props, 'image' | 'onRetry'>) {
  const { image: text } = useText(textLessonText);
  if (image.state === 'uploading') return <p role="status">{text.uploading(image.file.name)}</p>;
  if (image.state === 'uploaded') return null;
  return (
    <FormStatus tone="error" title={text.failed}>
      <Button size="small" variant="secondary" onClick={onRetry}>
        {text.retry}
      </Button>
    </FormStatus>
  );
}

/** The description as it is typed. `read` returns it, or null after pointing out what is missing. */
function useDescription() {
  const { image: text } = useText(textLessonText);
  const [alt, setAlt] = useState('');
  const [isDecoration, setDecoration] = useState(false);
  const [isTried, setTried] = useState(false);
  const missing = alt.trim() === '' ? text.missing : null;
  const problem = isDecoration ? null : /[[\]\n]/.test(alt) ? text.brackets : missing;
  return {
    read: (): string | null => {
      setTried(true);
      return problem === null ? (isDecoration ? '' : alt.trim()) : null;
    },
    words: {
      value: alt,
      disabled: isDecoration,
      error: isTried && problem !== null ? problem : undefined,
      onChange: ({ target }: { target: HTMLInputElement }) => setAlt(target.value),
    },
    decoration: {
      checked: isDecoration,
      onChange: ({ target }: { target: HTMLInputElement }) => setDecoration(target.checked),
    },
  };
}
