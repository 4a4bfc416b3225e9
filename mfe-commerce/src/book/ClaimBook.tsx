import type { ListedBook } from '@lectern/shared/domain';
import { sentenceOf } from '@lectern/shared/failure';
import { useHost } from '@lectern/shared/host';
import { useMutation, useQueryClient } from '@lectern/shared/query';
import { useNavigate } from '@lectern/shared/router';
import { Button, FormStatus } from '@lectern/shared/ui';
import { claimBook, library } from '../data/library';
import { bookWords } from '../text/books.en';
import { useText } from '../text/useText';
import { readPath } from '../viewAddress';

/** Adds a book that costs nothing to the person's library, once however often it is pressed, and opens it. */
export function ClaimBook({ book, uid }: { book: ListedBook & { productId: string }; uid: string }) {
  const text = useText(bookWords);
  const { announce } = useHost();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { id, productId, title } = book;
  const mine = library(uid).queryKey;
  const claim = useMutation({
    networkMode: 'always',
    mutationFn: () => claimBook(uid, book),
    onSuccess: (isFree) => {
      if (!isFree) return;
      announce(text.claimed(title));
      void client.invalidateQueries({ queryKey: mine });
    },
  });
  // Whoever has gone elsewhere meanwhile stays there: a press is told only while its button is on the page.
  const open = (isFree: boolean): void => {
    if (!isFree) return;
    client.setQueryData(mine, (known) => known && { ...known, products: new Set(known.products).add(productId) });
    void navigate(readPath(id));
  };
  return (
    <>
      <Button
        variant="accent"
        size="large"
        wide
        busy={claim.isPending}
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
