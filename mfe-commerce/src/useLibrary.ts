import { useUser } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { library } from './data/library';

/** The visitor's library; never any for who is not signed in. */
export function useLibrary() {
  const user = useUser();
  return useQuery({ ...library(user?.uid ?? ''), enabled: user !== null });
}
