import { useUser } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { library } from './data/library';

/** Returns the query of the visitor's library, which has no data for a guest. */
export function useLibrary() {
  const user = useUser();
  return useQuery({ ...library(user?.uid ?? ''), enabled: user !== null });
}
