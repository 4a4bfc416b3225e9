import type { ListedBook } from '@lectern/shared/domain';
import { sentenceOf } from '@lectern/shared/failure';
import { useHost } from '@lectern/shared/host';
import { useMutation, useQueryClient } from '@lectern/shared/query';
import { useNavigate } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Button, FormStatus } from '@lectern/shared/ui';
import { claimBook, library } from '../data/library';
import { bookDetailsText } from '../text/bookDetails.en';
import { readPath } from '../viewAddress';

type Props = { book: ListedBook & { productId: string }; uid: string };

/** Button that adds a free book to the user's library, once however often it is pressed, and opens the book. */
export function ClaimBook({ book, uid }: Props) {
  const text = useText(bookDetailsText);
  const client = useQueryClient();
  const navigate = useNavigate();
  const claim = useClaim(book, uid);
  const open = (isFree: boolean): void => {
    if (!isFree) return;
    client.setQueryData(
      library(uid).queryKey,
      (known) => known && { ...known, products: new Set(known.products).add(book.productId) },
    );
    void navigate(readPath(book.id));
  };
  return (
    <>
      <Button
        variant="accent"
        size="large"
        wide
        busy={claim.isPending}
        // This callback runs only while the button is on the page: a visitor who has left stays where they are.
        onClick={() => claim.mutate(undefined, { onSuccess: open })}
      >
        {text.claim}
      </Button>
      {claim.data === false && <FormStatus tone="warning">{text.notFree}</FormStatus>}
      {claim.isError && (
        <FormStatus tone="error" title={text.claimFailed}>
          {sentenceOf(claim.error)}
        </FormStatus>
      )}
    </>
  );
}

/** Claims the book and announces it, also when the visitor has left the page meanwhile. */
function useClaim(book: Props['book'], uid: string) {
  const text = useText(bookDetailsText);
  const { announce } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => claimBook(uid, book),
    onSuccess: (isFree) => {
      if (!isFree) return;
      announce(text.claimed(book.title));
      void client.invalidateQueries({ queryKey: library(uid).queryKey });
    },
  });
}
