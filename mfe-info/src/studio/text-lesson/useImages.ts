import { useState } from 'react';
import { useUnsavedChanges } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { textLessonText } from '../../text/textLesson.en';
import { checkFile, storeFile } from '../upload';

/** A picture between choosing and inserting it. `preview` is an address for this page only. */
export type PendingImage = {
  file: File;
  preview: string;
  state: 'uploading' | 'uploaded' | 'failed';
  path: string | null;
};

/** Uploads pictures one after another, and holds each until its description has been written. */
export function useImages(courseId: string) {
  const { refused } = useText(textLessonText).image;
  const [pending, setPending] = useState<PendingImage[]>([]);
  const [refusals, setRefusals] = useState<string[]>([]);
  useUnsavedChanges(pending.length > 0);
  const change = (preview: string, next: Partial<PendingImage>): void =>
    setPending((now) => now.map((one) => (one.preview === preview ? { ...one, ...next } : one)));
  const upload = async (file: File, preview: string): Promise<void> => {
    change(preview, { state: 'uploading' });
    try {
      const path = await storeFile(courseId, file.name, new Blob([file], { type: file.type }));
      change(preview, { state: 'uploaded', path });
    } catch {
      change(preview, { state: 'failed' });
    }
  };
  const add = async (files: readonly File[]): Promise<void> => {
    const checked = await Promise.all(files.map(async (file) => ({ file, problem: await problemOf(file) })));
    setRefusals(checked.flatMap(({ file, problem }) => (problem ? [refused[problem](file.name)] : [])));
    for (const { file, problem } of checked) {
      if (problem) continue;
      const preview = URL.createObjectURL(file);
      setPending((now) => [...now, { file, preview, state: 'uploading', path: null }]);
      void upload(file, preview);
    }
  };
  const remove = (preview: string): void => {
    URL.revokeObjectURL(preview);
    setPending((now) => now.filter((one) => one.preview !== preview));
  };
  return { current: pending[0] ?? null, refusals, add, remove, upload };
}

/** Resolves to the reason why a file can't be a picture; null without one. A file may be gone since it was chosen. */
const problemOf = (file: File) => checkFile('image', file).catch(() => 'unreadable' as const);

/** Returns pictures of a paste or a drop, named after their type where they have no name. */
export const picturesOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])]
    .filter(({ type }) => type.startsWith('image/'))
    .map((file) =>
      /\.[a-z]+$/i.test(file.name)
        ? file
        : new File([file], `picture.${file.type.slice('image/'.length)}`, { type: file.type }),
    );
