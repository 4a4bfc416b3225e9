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
  const claim = useMutation({
    networkMode: 'always',
    mutationFn: () => claimBook(uid, book),
    onSuccess: async (isFree) => {
      if (!isFree) return;
      await client.invalidateQueries({ queryKey: library(uid).queryKey });
      announce(text.claimed(book.title));
      await navigate(readPath(book.id));
    },
  });
  return (
    <>
      <Button variant="accent" size="large" wide busy={claim.isPending} onClick={() => claim.mutate()}>{text.claim}</Button>
      {claim.data === false && <FormStatus tone="warning">{text.notFree}</FormStatus>}
      {claim.isError && <FormStatus tone="error" title={text.claimFailed}>{sentenceOf(claim.error)}</FormStatus>}
    </>
  );
}
