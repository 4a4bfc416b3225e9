import { useEffect, useRef, useState } from 'react';
import { kindOf } from '@lectern/shared/failure';
import { useHost, type SessionUser } from '@lectern/shared/host';
import { useQueryClient } from '@lectern/shared/query';
import type { Crop } from './crop';
import { encodeAvatar } from './encodeAvatar';
import { openImage, type OpenImage } from './imageFile';
import { removeAvatar, saveAvatar } from './ownAvatar';

/** State of changing the picture. `chosen` is the picture being cropped; `progress` is the uploaded share, 0 to 1. */
export type AvatarChange = Outcome & {
  chosen: HTMLImageElement | null;
  progress: number | null;
  isRemoving: boolean;
  choose: (file: File) => void;
  use: (crop: Crop) => void;
  close: () => void;
  stop: () => void;
  remove: () => void;
};

type Outcome = {
  failure: { of: 'saving' | 'removing'; error: Error } | null;
  notice: 'saved' | 'removed' | 'cancelled' | null;
};

/** Changes the profile picture: opens a file, uploads its cropped part, or removes the picture. */
export function useAvatar(user: SessionUser): AvatarChange {
  const { outcome, clear, report, reportFailure } = useOutcome();
  const [open, setOpen] = useState<OpenImage | null>(null);
  const upload = useUpload(user);
  const removal = useRemoval(user);
  return {
    ...outcome,
    chosen: open?.image ?? null,
    progress: upload.progress,
    isRemoving: removal.isRemoving,
    close: () => {
      open?.release();
      setOpen(null);
    },
    choose: (file) => {
      clear();
      void openImage(file).then(setOpen, reportFailure('saving'));
    },
    use: (crop) => {
      if (!open) return;
      setOpen(null);
      void upload.send(open, crop, () => report('saved'), reportFailure('saving'));
    },
    stop: upload.stop,
    remove: () => {
      if (!removal.isRemoving) void removal.remove(() => report('removed'), reportFailure('removing'));
    },
  };
}

function useOutcome() {
  const [outcome, setOutcome] = useState<Outcome>({ failure: null, notice: null });
  const report = (notice: NonNullable<Outcome['notice']>): void => setOutcome({ failure: null, notice });
  const reportFailure =
    (of: 'saving' | 'removing') =>
    (cause: unknown): void => {
      if (kindOf(cause) === 'cancelled') {
        report('cancelled');
        return;
      }
      const error = cause instanceof Error ? cause : new Error(String(cause));
      setOutcome({ failure: { of, error }, notice: null });
    };
  return { outcome, clear: () => setOutcome({ failure: null, notice: null }), report, reportFailure };
}

type Callback = (error?: unknown) => void;

function useUpload(user: SessionUser) {
  const { backend } = useHost().config;
  const client = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const send = async ({ image, release }: OpenImage, crop: Crop, done: () => void, failed: Callback): Promise<void> => {
    const { signal } = (sending.current = new AbortController());
    setProgress(0);
    await encodeAvatar(image, crop)
      .then((picture) => saveAvatar(user, picture, backend, { onProgress: setProgress, signal }))
      .then(done, failed);
    release();
    setProgress(null);
    await client.invalidateQueries({ queryKey: ['profiles', user.uid] });
  };
  return { progress, send, stop: () => sending.current?.abort() };
}

function useRemoval(user: SessionUser) {
  const client = useQueryClient();
  const [isRemoving, setIsRemoving] = useState(false);
  const remove = async (done: () => void, failed: Callback): Promise<void> => {
    setIsRemoving(true);
    await removeAvatar(user)
      .then(done, failed)
      .finally(() => setIsRemoving(false));
    await client.invalidateQueries({ queryKey: ['profiles', user.uid] });
  };
  return { isRemoving, remove };
}
