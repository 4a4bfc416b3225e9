import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { UNNAMED_REVIEWER } from '../domain';
import { reasonOf } from '../failure';
import type { SessionUser } from '@lectern/shared/host';
import { useQueryClient } from '@lectern/shared/query';
import { useOutboxSending, type OutboxDelivery } from '../sync';
import { discardPost, onPostsChange, pendingPosts, postOutbox, type PendingPost } from './data/postOutbox';
import { sendChange, type DiscussedCourse, type PostChange } from './data/posts';
import { questionsKey } from './data/queries';

/** Delays in milliseconds. A refused post is sent again after 15 s, then less and less often. */
const DELAYS = { debounce: 0, firstRetry: 15_000, maxRetry: 300_000 };

/** The discussion of a course by one account. Each change is stored on this device at once, and sent when possible. */
export type Discussion = ReturnType<typeof useDiscussion>;

/** Returns the account's discussion of a course: what is pending, and what it may do. */
export function useDiscussion(user: SessionUser, course: DiscussedCourse) {
  const { uid, displayName, roles } = user;
  const subscribe = useCallback((listener: () => void) => onPostsChange(uid, listener), [uid]);
  const all = useSyncExternalStore(subscribe, () => pendingPosts(uid));
  const pending = useMemo(() => all.filter(({ courseId }) => courseId === course.id), [all, course.id]);
  const send = useSending(uid);
  return useMemo(() => {
    const isTeacher = uid === course.teacherUid;
    const put = (change: PostChange): void => {
      postOutbox(uid).put({ ...change, madeAt: Date.now(), refused: null });
      send();
    };
    return {
      uid,
      course,
      pending,
      isTeacher,
      /** Name that the account signs posts with. A rate limit applies unless it teaches the course or runs the site. */
      author: {
        courseId: course.id,
        authorName: (displayName.trim() || UNNAMED_REVIEWER).slice(0, 60),
        isPaced: !isTeacher && !roles.includes('admin'),
      },
      put,
      retry: send,
      discard: (change: PendingPost) => discardPost(uid, change),
    };
  }, [uid, displayName, roles, course, pending, send]);
}

/** Returns a function that sends pending posts now. They are also sent on mount and when the network returns. */
function useSending(uid: string): () => void {
  const client = useQueryClient();
  const delivery = useMemo(
    (): OutboxDelivery<PendingPost> => ({
      outbox: postOutbox(uid),
      name: `questions:${uid}`,
      send: async (change) => {
        await sendChange(uid, change);
        await client.invalidateQueries({ queryKey: questionsKey(change.courseId) });
      },
      reasonOf,
    }),
    [uid, client],
  );
  return useOutboxSending(delivery, DELAYS);
}
