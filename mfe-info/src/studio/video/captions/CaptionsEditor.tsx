import { useCallback, useMemo, useRef, useState } from 'react';
import type { CaptionFile } from '@lectern/shared/captions';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Dialog, Skeleton } from '@lectern/shared/ui';
import { captionsText } from '../../../text/captions.en';
import { loadCaptions } from './captionFiles';
import { CueList, type CueListProps } from './CueList';
import { rowsOf } from './editCues';

type ListProps = Omit<CueListProps, 'initial' | 'header'>;

type Props = Omit<ListProps, 'onDone' | 'onFlusher'> & {
  /** Stored file, or null for captions that begin empty. */
  path: string | null;
  name: string;
  onClose: () => void;
};

const EMPTY: CaptionFile = { header: '', cues: [] };

/** Dialog with the video and its captions as a list. What is not stored yet is stored before it closes. */
export function CaptionsEditor({ path, name, onClose, ...list }: Props) {
  const text = useText(captionsText).editor;
  const flusher = useRef<() => Promise<boolean>>(() => Promise.resolve(true));
  const register = useCallback((flush: () => Promise<boolean>) => {
    flusher.current = flush;
  }, []);
  // Read once: while it is edited the list is ahead of the file.
  const [first] = useState(path);
  const close = async (): Promise<void> => {
    if (await flusher.current()) onClose();
  };
  const inside = { ...list, onFlusher: register, onDone: () => void close() };
  return (
    <Dialog open onClose={() => void close()} title={text.title(name)} size="wide">
      {first === null ? <Loaded {...inside} file={EMPTY} /> : <Stored {...inside} path={first} />}
    </Dialog>
  );
}

function Stored({ path, ...list }: ListProps & { path: string }) {
  const text = useText(captionsText).editor;
  const query = useQuery({
    queryKey: ['studio', 'captions', path],
    queryFn: () => loadCaptions(path),
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <QueryState query={query} title={text.loadFailed} headingLevel={3} placeholder={<Skeleton height="20rem" />}>
      {(file) => <Loaded {...list} file={file} />}
    </QueryState>
  );
}

function Loaded({ file, ...list }: ListProps & { file: CaptionFile }) {
  const initial = useMemo(() => rowsOf(file.cues), [file]);
  return <CueList {...list} initial={initial} header={file.header} />;
}
