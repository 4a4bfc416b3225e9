import { claimFree, isEntitled } from '@lectern/shared/cart';
import {
  parseEnrolment,
  parsePrice,
  parseProduct,
  type CartItem,
  type Course,
  type Price,
} from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';
import { enrolmentPath } from './enrolments';

const documents = () => import('@lectern/shared/firebase/documents');

/**
 * A person's access to a course: they are enrolled, may enrol (`open`), must buy it first (`paid`), or enrolment is
 * `closed`. `basis` tells whether the course is free, has a free product to claim, or is already owned.
 */
export type Admission =
  | { kind: 'enrolled' }
  | { kind: 'open'; basis: 'free' | 'claim' | 'owned' }
  | { kind: 'paid'; item: CartItem; price: Price }
  | { kind: 'closed'; why: 'unpublished' | 'not-for-sale' };

/** Query of a person's access to a course, as the backend has it now. */
export const admission = (uid: string, course: Course) =>
  queryOptions({
    networkMode: 'always',
    retry: 1,
    staleTime: 0,
    queryKey: ['users', uid, 'enrolments', course.id, 'admission', course.status, course.productId],
    queryFn: async (): Promise<Admission> => {
      if (await (await documents()).getDocument(enrolmentPath(uid, course.id), parseEnrolment))
        return { kind: 'enrolled' };
      if (course.status !== 'published') return { kind: 'closed', why: 'unpublished' };
      if (course.productId === null) return { kind: 'open', basis: 'free' };
      if (await isEntitled(uid, course.productId)) return { kind: 'open', basis: 'owned' };
      const price = await getPrice(course.productId);
      if (price === null) return { kind: 'closed', why: 'not-for-sale' };
      if (price.unit_amount === 0) return { kind: 'open', basis: 'claim' };
      return {
        kind: 'paid',
        price,
        item: { productId: course.productId, priceId: price.id, kind: 'course', refId: course.id },
      };
    },
  });

/** Returns the lowest one-time price of a product; null when it is not on sale. */
async function getPrice(productId: string): Promise<Price | null> {
  const { getDocument, listDocuments } = await documents();
  const [product, prices] = await Promise.all([
    getDocument(`products/${productId}`, parseProduct),
    listDocuments({ collection: `products/${productId}/prices`, where: [['active', '==', true]] }, parsePrice),
  ]);
  const once = prices.filter(({ type }) => type === 'one_time').sort((a, b) => a.unit_amount - b.unit_amount);
  return product?.active ? (once[0] ?? null) : null;
}

/**
 * Enrols the person, after claiming the course's product if it is free. Enrolling again, here or in another tab,
 * changes nothing. Rejects with a BackendError, `denied` when the course is not open to them.
 */
export async function enrol(uid: string, { id, productId }: Pick<Course, 'id' | 'productId'>): Promise<void> {
  const { getDocument, serverTime, setDocument } = await documents();
  const path = enrolmentPath(uid, id);
  const isEnrolled = async (): Promise<boolean> => (await getDocument(path, parseEnrolment, { fresh: true })) !== null;
  if (await isEnrolled()) return;
  if (productId !== null) await claimFree(uid, { productId, kind: 'course', refId: id });
  try {
    await setDocument(path, {
      source: productId === null ? 'free' : 'purchase',
      entitlement: productId,
      createdAt: serverTime,
    });
  } catch (error) {
    // The rules refuse a second write, so another tab may have been first.
    if (!(await isEnrolled())) throw error;
  }
}
