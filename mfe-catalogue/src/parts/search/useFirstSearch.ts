import { useEffect, useEffectEvent } from 'react';
import { useHost } from '@lectern/shared/host';
import { useQueryClient } from '@lectern/shared/query';
import { useSearchParams } from '@lectern/shared/router';
import { facetsOf, PAGE_SIZE } from '@lectern/shared/search';
import { listAnswer } from '../../data/listAnswer';
import { readListAddress } from '../../list/listAddress';
import { EVERYWHERE, SEARCH_SORTS } from '../../list/searchOptions';

/** Starts the search of the opened address at once, in parallel with loading the code that shows the results. */
export function useFirstSearch(asked: string): void {
  const client = useQueryClient();
  const { backend } = useHost().config;
  const [query] = useSearchParams();
  const search = useEffectEvent(() => {
    if (!asked) return;
    const request = {
      words: asked,
      scope: EVERYWHERE,
      ...readListAddress(query, facetsOf(EVERYWHERE), SEARCH_SORTS),
      limit: PAGE_SIZE,
    };
    void client.query(listAnswer(backend, request)).catch(() => undefined);
  });
  useEffect(() => search(), []);
}
