import type { Pen } from '@lectern/shared/domain';
import { kindOf } from '@lectern/shared/failure';
import { queryOptions } from '@lectern/shared/query';
import { newId } from '../../data/newId';
import type { PenSource } from './penDraft';

/** Loads the document façade and the parser together, on first use: an empty editor needs neither. */
const documents = () => Promise.all([import('@lectern/shared/firebase/documents'), import('./penParser')]);

/** Name of a pen, and who can open it. */
export type PenDetails = Pick<Pen, 'title' | 'visibility'>;

/**
 * Result of a save: the saved pen, or the version that another tab or device has saved (null if it deleted the pen).
 */
export type PenSaving = { ok: true; pen: Pen } | { ok: false; theirs: Pen | null };

/** Query of a saved pen; null both when it does not exist and when the visitor `uid` may not open it. */
export const savedPen = (id: string, uid: string | null) =>
  queryOptions({
    queryKey: ['pens', id, uid],
    queryFn: async (): Promise<Pen | null> => {
      try {
        const [{ getDocument }, { parsePen }] = await documents();
        return await getDocument(`pens/${id}`, parsePen);
      } catch (error) {
        if (isDenied(error)) return null;
        throw error;
      }
    },
  });

/** Query of the signed-in person's pens, most recently changed first. */
export const myPens = (uid: string) =>
  queryOptions({
    queryKey: ['pens', 'of', uid],
    queryFn: async (): Promise<Pen[]> => {
      const [{ listDocuments }, { parsePen }] = await documents();
      const pens = await listDocuments({ collection: 'pens', where: [['ownerUid', '==', uid]] }, parsePen);
      return pens.sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
    },
  });

/**
 * Saves a new pen and resolves to it. `forkOf` is the id of the pen it was copied from. Rejects with a BackendError.
 */
export async function createPen(
  uid: string,
  source: PenSource,
  details: PenDetails,
  forkOf: string | null,
): Promise<Pen> {
  const [{ serverTime, setDocument }] = await documents();
  const id = newId();
  await setDocument(`pens/${id}`, {
    ownerUid: uid,
    ...panesOf(source),
    ...details,
    forkOf,
    createdAt: serverTime,
    updatedAt: serverTime,
  });
  return readBack(id, source);
}

/**
 * Saves a pen over the version of `basedOn` (ms). Writes nothing if the backend has another version. Rejects with a
 * BackendError.
 */
export async function savePen(
  id: string,
  source: PenSource,
  details: PenDetails,
  basedOn: number | null,
): Promise<PenSaving> {
  const [{ changeDocument, serverTime }, { parsePen }] = await documents();
  let found: Pen | null = null;
  const written = await changeDocument(
    `pens/${id}`,
    parsePen,
    (current) => {
      found = current;
      if (current?.updatedAt.getTime() !== basedOn) return null;
      return { ...panesOf(source), ...details, updatedAt: serverTime };
    },
    { merge: true },
  );
  return written ? { ok: true, pen: await readBack(id, source) } : { ok: false, theirs: found };
}

/** Deletes a pen; does nothing if it is already deleted. Rejects with a BackendError. */
export const deletePen = async (id: string): Promise<void> => (await documents())[0].deleteDocument(`pens/${id}`);

const panesOf = ({ html, css, js }: PenSource): PenSource => ({ html, css, js });

/**
 * Reads a pen that was just written. If another device has written since, the result is based on no version, so that
 * the next save detects the conflict.
 */
async function readBack(id: string, source: PenSource): Promise<Pen> {
  const [{ getDocument }, { parsePen }] = await documents();
  const pen = await getDocument(`pens/${id}`, parsePen, { fresh: true });
  if (!pen) throw new Error('The pen was deleted right after it was saved.');
  const isOurs = pen.html === source.html && pen.css === source.css && pen.js === source.js;
  return isOurs ? pen : { ...pen, ...panesOf(source), updatedAt: new Date(0) };
}

const isDenied = (error: unknown): boolean => ['denied', 'signed-out'].includes(kindOf(error) ?? '');
