import { isOnline, onOnline, onPageHidden, onPageShown } from '@lectern/shared/sync';
import { draftBackend } from './draftBackend';
import { draftRecords } from './draftRecords';
import { draftExistingCourse } from './drafts';
import { DraftSession, type SessionParts } from './draftSession';
import { openDraftStorage } from './draftStorage';

/** Polling interval for other devices' commits, in milliseconds. Windows of one browser notify each other. */
const POLL_INTERVAL = 8_000;

/** A session that follows the page: it polls for commits of other windows, and stores and sends as the page ends. */
export type OpenDraft = { session: DraftSession; close: () => void };

/**
 * Opens the draft of a course; makes it first when the course has none. Resolves to null when the teacher has no such
 * course. Rejects with a BackendError.
 */
export async function openDraft(uid: string, courseId: string): Promise<OpenDraft | null> {
  const storage = openDraftStorage(draftRecords(), { uid, courseId });
  const channel = openChannel(courseId);
  const parts: SessionParts = {
    backend: draftBackend(uid, courseId),
    storage,
    isOnline,
    onCommit: (revision) => channel?.postMessage({ revision }),
  };
  try {
    const session =
      (await DraftSession.open(parts)) ??
      ((await draftExistingCourse(uid, courseId)) ? await DraftSession.open(parts) : null);
    if (session) return { session, close: follow(session, channel, storage.flush) };
  } catch (error) {
    channel?.close();
    await storage.release();
    throw error;
  }
  channel?.close();
  await storage.release();
  return null;
}

function openChannel(courseId: string): BroadcastChannel | null {
  return typeof BroadcastChannel === 'function' ? new BroadcastChannel(`lectern.studio:${courseId}`) : null;
}

function follow(session: DraftSession, channel: BroadcastChannel | null, flush: () => void): () => void {
  const refresh = (): void => {
    // A refused save finds other windows' commits as well: nothing is read while this window writes.
    const isWriting = session.state().save.kind === 'saving';
    if (isOnline() && document.visibilityState === 'visible' && !isWriting) void session.refresh();
  };
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<{ revision?: unknown }>) => {
      if (Number(data.revision) > session.state().revision) void session.refresh();
    };
  const timer = setInterval(refresh, POLL_INTERVAL);
  const stops = [onPageShown(refresh), onPageHidden(flush), onOnline(session.retry)];
  return () => {
    clearInterval(timer);
    for (const stop of stops) stop();
    void session.close().then(() => channel?.close());
  };
}
