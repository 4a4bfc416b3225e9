import { FILE_KINDS, type FileKind } from './engine/fileKinds';

/** A file that the person chose. With a handle, the browser can read it again after a reload. */
export type ChosenFile = { file: File; handle: FileSystemFileHandle | null };

type Picker = (options: {
  multiple: boolean;
  types: { accept: Record<string, string[]> }[];
}) => Promise<FileSystemFileHandle[]>;

/**
 * Opens the browser's file picker, and resolves to the files; an empty list when it was closed. Resolves to null in a
 * browser without a picker that gives handles: a file field does it there.
 */
export async function pickFiles(kind: FileKind, multiple: boolean): Promise<ChosenFile[] | null> {
  const { showOpenFilePicker: open } = window as { showOpenFilePicker?: Picker };
  if (!open) return null;
  const accept: Record<string, string[]> = {};
  for (const [extension, type] of Object.entries(FILE_KINDS[kind].types))
    accept[type] = [...(accept[type] ?? []), `.${extension}`];
  try {
    const handles = await open.call(window, { multiple, types: [{ accept }] });
    return await Promise.all(handles.map(async (handle) => ({ handle, file: await handle.getFile() })));
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? [] : null;
  }
}

type HandleItem = DataTransferItem & { getAsFileSystemHandle?: () => Promise<FileSystemHandle | null> };

/** Resolves to dropped files, with handles where the browser gives them. Call it in the event: later there are none. */
export async function droppedFiles(dropped: DataTransfer): Promise<ChosenFile[]> {
  const items = [...dropped.items].filter(({ kind }) => kind === 'file') as HandleItem[];
  const found = items.map((item) => ({
    file: item.getAsFile(),
    handle: item.getAsFileSystemHandle?.().catch(() => null) ?? Promise.resolve(null),
  }));
  const chosen = await Promise.all(
    found.map(async ({ file, handle }) => {
      const opened = await handle;
      return file && { file, handle: opened?.kind === 'file' ? (opened as FileSystemFileHandle) : null };
    }),
  );
  return chosen.filter((one) => one !== null);
}
