import * as good from './documents';

/** Valid documents of the desk; times are placeholders. */
export const entry = {
  action: 'application.accept',
  target: 'other',
  reason: 'Known to us.',
  message: 'Welcome.',
  by: 'admin',
  status: 'pending',
  createdAt: good.now,
};
export const notice = { kind: 'decision', title: 'x', body: '', path: '/', readAt: null, createdAt: good.now };
export const report = {
  kind: 'review',
  courseId: 'free',
  authorUid: 'other',
  by: 'learner',
  reason: 'spam',
  note: '',
  status: 'open',
  createdAt: good.now,
};

/** Documents of these cases, stored before the first one. */
export const DESK_FIXTURES: Record<string, object> = {
  'audit/stored': { ...entry, status: 'pending', createdAt: good.now },
  'outbox/m': { to: 'x@x.example', subject: 'x', text: 'x', path: '/', attempts: 0 },
  'processingFailures/f': { path: 'customers/x/payments/y', error: 'x', attempts: 1, at: good.now },
  'courses/draft/decisions/d1': { action: 'course.return', message: 'x', createdAt: good.now },
  'teacherApplications/rival': { ...good.application, status: 'declined', message: 'Not yet.' },
  'users/learner/notifications/n': { ...notice, createdAt: good.now },
  'users/other/notifications/n': { ...notice, createdAt: good.now },
  'reports/stored': { ...report, by: 'rival', createdAt: good.now },
  'hiddenReviews/second~other': good.review,
  'users/other/enrolments/second': { source: 'free', entitlement: null, createdAt: good.now },
};
