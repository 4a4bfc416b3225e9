import type { Pen } from '@lectern/shared/domain';
import { useLocation } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Button, ButtonLink, ShareIcon } from '@lectern/shared/ui';
import { penSavingText } from '../../text/pen/penSaving.en';
import type { PenDialog } from '../saving/PenDialogs';

type Props = {
  saved: Pen | null;
  isMine: boolean;
  isChanged: boolean;
  isSaving: boolean;
  isTooLarge: boolean;
  isSignedIn: boolean;
  onSave: () => void;
  onOpen: (dialog: PenDialog) => void;
};

/**
 * Buttons that save, fork, share and open pens. A signed-out visitor gets a sign-in link that returns to the same work.
 */
export function PenActions({ isSignedIn, ...rest }: Props) {
  const text = useText(penSavingText);
  const { pathname, search } = useLocation();
  if (!isSignedIn)
    return (
      <ButtonLink to={`/sign_in?next=${encodeURIComponent(pathname + search)}`} variant="secondary" size="small">
        {text.signInToSave}
      </ButtonLink>
    );
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => rest.onOpen('mine')}>
        {text.mine}
      </Button>
      {rest.isMine && <OwnPenActions {...rest} />}
      <SaveButton {...rest} />
    </>
  );
}

function OwnPenActions({ isTooLarge, onOpen }: Pick<Props, 'isTooLarge' | 'onOpen'>) {
  const text = useText(penSavingText);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => onOpen('copy')} disabled={isTooLarge}>
        {text.copyOf}
      </Button>
      <Button variant="secondary" size="small" icon={<ShareIcon />} onClick={() => onOpen('details')}>
        {text.share}
      </Button>
    </>
  );
}

function SaveButton({ saved, isMine, isChanged, isSaving, isTooLarge, onSave }: Omit<Props, 'isSignedIn' | 'onOpen'>) {
  const text = useText(penSavingText);
  const isForeign = saved !== null && !isMine;
  return (
    <Button
      variant="accent"
      size="small"
      busy={isSaving}
      disabled={isTooLarge || (isMine && !isChanged)}
      title={isForeign ? text.forkHint : undefined}
      onClick={onSave}
    >
      {isForeign ? text.fork : isMine ? text.save : text.saveAs}
    </Button>
  );
}
