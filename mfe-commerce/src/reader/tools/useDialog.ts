import { useState } from 'react';
import { useSiteKeys } from './useSiteKeys';
import type { ReaderDialog } from './ReaderBar';

/** Returns the open dialog and a function that opens another; `/` and `?` open theirs while `hasKeys`. */
export function useDialog(hasKeys: boolean): [ReaderDialog, (dialog: ReaderDialog) => void] {
  const [dialog, setDialog] = useState<ReaderDialog>(null);
  useSiteKeys(hasKeys, setDialog);
  return [dialog, setDialog];
}
