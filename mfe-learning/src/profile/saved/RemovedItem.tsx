import type { Ref } from 'react';
import { useText } from '@lectern/shared/text';
import { Button } from '@lectern/shared/ui';
import { savedText } from '../../text/profile/saved.en';
import * as profileStyles from '../profile.module.css';

type Props = { name: string; button: Ref<HTMLButtonElement>; isBusy: boolean; onUndo: () => void };

/** Content of the row of a removed item, with an offer to restore it. */
export function RemovedItem({ name, button, isBusy, onUndo }: Props) {
  const text = useText(savedText);
  return (
    <>
      <p className={profileStyles.description}>{text.removed(name)}</p>
      <Button ref={button} size="small" variant="secondary" busy={isBusy} onClick={onUndo}>
        {text.undo}
      </Button>
    </>
  );
}
