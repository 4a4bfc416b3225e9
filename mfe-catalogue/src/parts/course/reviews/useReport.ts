import { useRef, useState, type SyntheticEvent } from 'react';
import { REPORT_REASONS } from '@lectern/shared/domain';
import { useTabDraft } from '@lectern/shared/drafts';
import { useHost, useUnsavedChanges } from '@lectern/shared/host';
import { useMutation } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { NOTE_LENGTH, sendReport, type ReportInput } from '../../../data/reportReview';
import { reportText } from '../../../text/report.en';

/** State of a report that is being written. */
export type ReportDraft = ReturnType<typeof useReport>;

type Options = {
  courseId: string;
  /** Names the review within its course. */
  subject: string;
  uid: string;
  author: string | null;
};

/**
 * State of the form of a report by `uid`. Sends nothing without an `author`. What was typed stays in the tab until
 * it is sent.
 */
export function useReport({ courseId, subject, uid, author }: Options) {
  const text = useText(reportText);
  const { announce } = useHost();
  const draft = useTabDraft(`report ${courseId} ${subject} ${uid}`, { reason: '', note: '' });
  const { reason, note } = draft.fields;
  const [fault, setFault] = useState<'reason' | 'note' | null>(null);
  const reasonField = useRef<HTMLSelectElement>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending, isError, isSuccess } = useMutation({
    mutationFn: (report: ReportInput) => sendReport(report),
    onSuccess: () => {
      draft.remove();
      announce(text.sent);
    },
  });
  useUnsavedChanges(!isSuccess && (reason !== '' || note.trim() !== ''));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const chosen = REPORT_REASONS.find((known) => known === reason);
    const words = note.trim();
    const noteFault = words.length > NOTE_LENGTH ? 'note' : null;
    const found = chosen ? noteFault : 'reason';
    setFault(found);
    if (found) (found === 'reason' ? reasonField : noteField).current?.focus();
    else if (chosen && author !== null && !isPending)
      mutate({ courseId, authorUid: author, by: uid, reason: chosen, note: words });
  };
  return {
    ...{ reason, note, change: draft.change, fault, submit, reasonField, noteField },
    ...{ isSending: isPending, isFailed: isError, isSent: isSuccess },
  };
}
