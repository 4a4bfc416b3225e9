import { useLocation } from '@lectern/shared/router';
import type { Pen } from '@lectern/shared/domain';
import { Button, ButtonLink, ShareIcon } from '@lectern/shared/ui';
import { penSavingWords } from '../../text/pen/penSaving.en';
import { useText } from '../../text/useText';

type Props = {
  saved: Pen | null;
  isMine: boolean;
  isChanged: boolean;
  busy: boolean;
  tooLarge: boolean;
  uid: string | null;
  onSave: () => void;
  onDetails: () => void;
  onCopy: () => void;
  onMine: () => void;
};

/** Saving, forking, sharing and opening. Signed out there is one way: sign in, and come back to the same work. */
export function PenActions({
  saved,
  isMine,
  isChanged,
  busy,
  tooLarge,
  uid,
  onSave,
  onDetails,
  onCopy,
  onMine,
}: Props) {
  const text = useText(penSavingWords);
  const { pathname, search } = useLocation();
  if (uid === null)
    return (
      <ButtonLink to={`/sign_in?next=${encodeURIComponent(pathname + search)}`} variant="secondary" size="small">
        {text.signInToSave}
      </ButtonLink>
    );
  const isForeign = saved !== null && !isMine;
  return (
    <>
      <Button variant="quiet" size="small" onClick={onMine}>
        {text.mine}
      </Button>
      {isMine && (
        <Button variant="quiet" size="small" onClick={onCopy} disabled={tooLarge}>
          {text.copyOf}
        </Button>
      )}
      {isMine && (
        <Button variant="secondary" size="small" icon={<ShareIcon />} onClick={onDetails}>
          {text.share}
        </Button>
      )}
      <Button
        variant="accent"
        size="small"
        busy={busy}
        disabled={tooLarge || (isMine && !isChanged)}
        title={isForeign ? text.forkHint : undefined}
        onClick={onSave}
      >
        {isForeign ? text.fork : isMine ? text.save : text.saveAs}
      </Button>
    </>
  );
}
