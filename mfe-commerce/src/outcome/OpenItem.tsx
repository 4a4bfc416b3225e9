import type { PaymentItem } from '@lectern/shared/domain';
import { useMutation, useQueryClient } from '@lectern/shared/query';
import { useNavigate } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { BookIcon, Button, ButtonLink, FormStatus, PlayIcon } from '@lectern/shared/ui';
import { startCourse } from '../data/startCourse';
import { outcomeText } from '../text/outcome.en';
import { readPath } from '../viewAddress';

/** `isOnly` shortens the label where nothing else can be meant. */
type Props = { uid: string; item: Pick<PaymentItem, 'kind' | 'refId' | 'productId' | 'title'>; isOnly: boolean };

/** Opens an item that now belongs to the account: the book, or the first lesson of the course. */
export function OpenItem({ uid, item, isOnly }: Props) {
  const text = useText(outcomeText);
  if (item.kind === 'course') return <StartCourse uid={uid} item={item} isOnly={isOnly} />;
  return (
    <ButtonLink to={readPath(item.refId)} variant="accent" icon={<BookIcon />}>
      {isOnly ? text.readIt : text.read(item.title)}
    </ButtonLink>
  );
}

function StartCourse({ uid, item, isOnly }: Props) {
  const text = useText(outcomeText);
  const navigate = useNavigate();
  const client = useQueryClient();
  const start = useMutation({
    mutationFn: () => startCourse(uid, item),
    onSuccess: async (path) => {
      await client.invalidateQueries({ queryKey: ['users', uid], refetchType: 'none' });
      await navigate(path);
    },
  });
  return (
    <>
      <Button
        variant="accent"
        icon={<PlayIcon />}
        busy={start.isPending}
        onClick={() => {
          if (!start.isPending) start.mutate();
        }}
      >
        {isOnly ? text.start : text.startOf(item.title)}
      </Button>
      {start.isError && <FormStatus tone="error">{text.startFailed}</FormStatus>}
    </>
  );
}
