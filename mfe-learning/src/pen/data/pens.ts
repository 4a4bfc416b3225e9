import type { Pen } from '@lectern/shared/domain';
import { kindOf } from '@lectern/shared/failure';
import { queryOptions } from '@lectern/shared/query';
import { newId } from '../../data/newId';
import type { PenSource } from './penDraft';

/**
 * The façade of documents and the form of a pen: they come together, beside the screen, for an empty editor needs
 * neither.
 */
const documents = () => Promise.all([import('@lectern/shared/firebase/documents'), import('./penParser')]);

/** What a pen is called and who may open it. */
export type PenDetails = Pick<Pen, 'title' | 'visibility'>;

/**
 * What became of a save: the saved pen, or the version that somebody saved in between (null when the pen has been
 * deleted).
 */
export type PenSaving = { ok: true; pen: Pen } | { ok: false; theirs: Pen | null };

/** A saved pen; null when there is none, or none that the visitor `uid` may open: the two are answered alike. */
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

/** The pens of the signed-in person, those changed last first. */
export const myPens = (uid: string) =>
  queryOptions({
    queryKey: ['pens', 'of', uid],
    queryFn: async (): Promise<Pen[]> => {
      const [{ listDocuments }, { parsePen }] = await documents();
      const pens = await listDocuments({ collection: 'pens', where: [['ownerUid', '==', uid]] }, parsePen);
      return pens.sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
    },
  });

/** Saves a new pen of the person's own; resolves to it. `forkOf` is the pen that it was made from. */
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
 * Saves a pen over the version of `basedOn` (ms). When another one is there by now nothing is written, and that one is
 * the answer.
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

/** Deletes a pen; one that is gone already is no failure. */
export const deletePen = async (id: string): Promise<void> => (await documents())[0].deleteDocument(`pens/${id}`);

const panesOf = ({ html, css, js }: PenSource): PenSource => ({ html, css, js });

/**
 * The pen as it stands now. If another device was faster than this look, its time is not taken for ours: the next save
 * then finds the conflict.
 */
async function readBack(id: string, source: PenSource): Promise<Pen> {
  const [{ getDocument }, { parsePen }] = await documents();
  const pen = await getDocument(`pens/${id}`, parsePen, { fresh: true });
  if (!pen) throw new Error('The pen was deleted as soon as it was saved.');
  const isOurs = pen.html === source.html && pen.css === source.css && pen.js === source.js;
  return isOurs ? pen : { ...pen, ...panesOf(source), updatedAt: new Date(0) };
}

const isDenied = (error: unknown): boolean => ['denied', 'signed-out'].includes(kindOf(error) ?? '');
