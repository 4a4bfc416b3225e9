import { useEffect, useRef, useState } from 'react';
import { kindOf } from '@lectern/shared/failure';
import { useHost, type SessionUser } from '@lectern/shared/host';
import { useQueryClient } from '@lectern/shared/query';
import type { Crop } from './crop';
import { encodeAvatar } from './encodeAvatar';
import { openImage } from './imageFile';
import { removeAvatar, saveAvatar } from './ownAvatar';

/** A picture on its way: being chosen, cut (`chosen`), sent (`progress`, 0 to 1), and what became of it. */
export type AvatarChange = {
  chosen: HTMLImageElement | null;
  progress: number | null;
  isRemoving: boolean;
  failure: { of: 'saving' | 'removing'; error: Error } | null;
  news: 'saved' | 'removed' | 'cancelled' | null;
  choose: (file: File) => void;
  use: (crop: Crop) => void;
  close: () => void;
  stop: () => void;
  remove: () => void;
};

type Open = { image: HTMLImageElement; release: () => void };

/** The steps of changing one's picture. */
export function useAvatar(user: SessionUser): AvatarChange {
  const { config } = useHost();
  const client = useQueryClient();
  const [open, setOpen] = useState<Open | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  const [outcome, setOutcome] = useState<Pick<AvatarChange, 'failure' | 'news'>>({ failure: null, news: null });
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const tell = (news: NonNullable<AvatarChange['news']>): void => {
    setOutcome({ failure: null, news });
  };
  const fail =
    (of: 'saving' | 'removing') =>
    (error: unknown): void => {
      if (kindOf(error) === 'cancelled') tell('cancelled');
      else
        setOutcome({ failure: { of, error: error instanceof Error ? error : new Error(String(error)) }, news: null });
    };
  const close = (): void => {
    open?.release();
    setOpen(null);
  };
  const send = async ({ image, release }: Open, crop: Crop): Promise<void> => {
    const { signal } = (sending.current = new AbortController());
    setOpen(null);
    setProgress(0);
    await encodeAvatar(image, crop)
      .then((picture) => saveAvatar(user, picture, config.backend, { onProgress: setProgress, signal }))
      .then(() => tell('saved'), fail('saving'));
    release();
    setProgress(null);
    await client.invalidateQueries({ queryKey: ['profiles', user.uid] });
  };
  const remove = async (): Promise<void> => {
    setIsRemoving(true);
    await removeAvatar(user)
      .then(() => tell('removed'), fail('removing'))
      .finally(() => setIsRemoving(false));
    await client.invalidateQueries({ queryKey: ['profiles', user.uid] });
  };
  return {
    chosen: open?.image ?? null,
    progress,
    isRemoving,
    ...outcome,
    close,
    choose: (file) => {
      setOutcome({ failure: null, news: null });
      void openImage(file).then(setOpen, fail('saving'));
    },
    use: (crop) => {
      if (open) void send(open, crop);
    },
    stop: () => sending.current?.abort(),
    remove: () => {
      if (!isRemoving) void remove();
    },
  };
}
