import {
  parseAuditEntry,
  parseBusinessLead,
  parseContactMessage,
  parseCourse,
  parseCourseReview,
  parsePayment,
  parseRefundRequest,
  parseReport,
  parseTeacherApplication,
  type DocumentParser,
} from '@lectern/shared/domain';

/** A document that the payments processor failed to handle, and gave up: `processingFailures/{id}` names its `path`. */
export type DeadLetter = { id: string; path: string; error: string; attempts: number; at: Date };

const parseDeadLetter: DocumentParser<DeadLetter> = (data, path) => {
  const { path: about, error, attempts, at } = data as Record<string, unknown>;
  return {
    id: path.slice(path.lastIndexOf('/') + 1),
    path: String(about),
    error: String(error),
    attempts: Number(attempts),
    at: at instanceof Date ? at : new Date(0),
  };
};

/** A row keeps the path of its document: decisions name it. */
const withPath =
  <T>(parse: DocumentParser<T>): DocumentParser<T & { documentPath: string }> =>
  (data, path) => ({ ...parse(data, path), documentPath: path });

/**
 * A queue of documents: `time` orders it, `search` is the field whose beginning can be searched for, `statuses` are its
 * filter, and `waiting` is the status that the menu counts.
 */
type DocumentQueue<T> = {
  collection: string;
  group?: true;
  parse: DocumentParser<T & { documentPath: string }>;
  time: string;
  search: string | null;
  statuses: readonly string[];
  waiting: string | null;
};

const queue = <T>(
  parse: DocumentParser<T>,
  more: Omit<DocumentQueue<T>, 'parse' | 'time'> & { time?: string },
): DocumentQueue<T> => ({ time: 'createdAt', ...more, parse: withPath(parse) });

const MESSAGES = ['new', 'read', 'answered', 'spam'];

/** The queues of documents, in the order of the menu. */
export const QUEUES = {
  applications: queue(parseTeacherApplication, {
    collection: 'teacherApplications',
    search: 'name',
    statuses: ['submitted', 'accepted', 'declined'],
    waiting: 'submitted',
  }),
  reviews: queue(parseCourseReview, {
    collection: 'courseReviews',
    time: 'submittedAt',
    search: 'title',
    statuses: ['waiting', 'returned', 'withdrawn', 'published'],
    waiting: 'waiting',
  }),
  courses: queue(parseCourse, {
    collection: 'courses',
    search: 'title',
    statuses: ['published', 'archived', 'review', 'draft'],
    waiting: null,
  }),
  messages: queue(parseContactMessage, {
    collection: 'contactMessages',
    search: 'email',
    statuses: MESSAGES,
    waiting: 'new',
  }),
  leads: queue(parseBusinessLead, { collection: 'businessLeads', search: 'email', statuses: MESSAGES, waiting: 'new' }),
  reports: queue(parseReport, {
    collection: 'reports',
    search: null,
    statuses: ['open', 'hidden', 'kept'],
    waiting: 'open',
  }),
  refunds: queue(parseRefundRequest, {
    collection: 'refund_requests',
    group: true,
    search: null,
    statuses: ['open', 'approved', 'declined', 'refunded'],
    waiting: 'open',
  }),
  orders: queue(parsePayment, {
    collection: 'payments',
    group: true,
    time: 'created',
    search: 'number',
    statuses: ['succeeded', 'processing', 'failed', 'refunded', 'partly_refunded', 'disputed'],
    waiting: null,
  }),
  payments: queue(parseDeadLetter, {
    collection: 'processingFailures',
    time: 'at',
    search: null,
    statuses: [],
    waiting: 'all',
  }),
  audit: queue(parseAuditEntry, {
    collection: 'audit',
    search: null,
    statuses: ['done', 'refused', 'pending'],
    waiting: null,
  }),
} as const;

/** The id of a queue of documents. */
export type QueueId = keyof typeof QUEUES;

/** The type of a queue's rows. */
export type RowOf<Id extends QueueId> = ReturnType<(typeof QUEUES)[Id]['parse']>;
