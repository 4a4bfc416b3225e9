import { SERVER_TIME, casesOf, invalidVariants, type Case } from './cases';
import * as good from './documents';

const fresh = { createdAt: SERVER_TIME, updatedAt: SERVER_TIME };
const long = (length: number): string => 'x'.repeat(length);

const MESSAGES: Case[] = [
  ...casesOf('visitor', 'allowed', {
    'sends a message': { create: 'contactMessages/new', data: { ...good.message, createdAt: SERVER_TIME } },
    'sends an enquiry': { create: 'businessLeads/new', data: { ...good.lead, createdAt: SERVER_TIME } },
  }),
  ...casesOf('visitor', 'refused', {
    'reads messages': { list: 'contactMessages' },
    'reads one message': { get: 'contactMessages/m' },
    'changes a message': { update: 'contactMessages/m', data: { message: 'Another text here.' } },
    'reads enquiries': { list: 'businessLeads' },
    'applies to teach': { create: 'teacherApplications/visitor', data: { ...good.application, ...fresh } },
    'reads an application': { get: 'teacherApplications/other' },
  }),
  ...casesOf('learner', 'allowed', {
    'applies to teach': { create: 'teacherApplications/learner', data: { ...good.application, ...fresh } },
  }),
  ...casesOf('learner', 'refused', {
    'accepts their own application': {
      update: 'teacherApplications/learner',
      data: { status: 'accepted', updatedAt: SERVER_TIME },
    },
    'applies as accepted': {
      create: 'teacherApplications/learner',
      data: { ...good.application, status: 'accepted', ...fresh },
    },
    'applies for another': { create: 'teacherApplications/rival', data: { ...good.application, ...fresh } },
    'reads the application of another': { get: 'teacherApplications/other' },
    'lists applications': { list: 'teacherApplications' },
  }),
  ...casesOf('admin', 'allowed', {
    'reads messages': { list: 'contactMessages' },
    'lists applications': { list: 'teacherApplications' },
  }),
  ...casesOf('admin', 'refused', {
    'accepts an application without the audit log': {
      update: 'teacherApplications/other',
      data: { status: 'accepted', updatedAt: SERVER_TIME },
    },
    'rewrites an application': {
      update: 'teacherApplications/other',
      data: { experience: 'None.', updatedAt: SERVER_TIME },
    },
  }),
  ...invalidVariants(
    'visitor',
    'contactMessages/bad',
    { ...good.message, createdAt: SERVER_TIME },
    {
      'a filled honeypot': { honeypot: 'x' },
      'nine letters': { message: 'too short' },
      '4,001 letters': { message: long(4001) },
      'no address': { email: 'nobody' },
      'an unknown topic': { topic: 'spam' },
      'an extra key': { read: true },
      'a time chosen by the client': { createdAt: good.now },
    },
  ),
  ...invalidVariants(
    'visitor',
    'businessLeads/bad',
    { ...good.lead, createdAt: SERVER_TIME },
    { 'no seats': { seats: 0 }, 'seats as text': { seats: '20' }, 'an extra key': { vip: true } },
  ),
];

const PENS: Case[] = [
  ...casesOf('visitor', 'allowed', {
    'opens a public pen': { get: 'pens/public' },
    'opens an unlisted pen': { get: 'pens/unlisted' },
    'lists public pens': { list: 'pens', where: [['visibility', '==', 'public']] },
  }),
  ...casesOf('visitor', 'refused', {
    'opens a private pen': { get: 'pens/private' },
    'lists unlisted pens': { list: 'pens', where: [['visibility', '==', 'unlisted']] },
    'lists all pens': { list: 'pens' },
    'saves a pen': { create: 'pens/x', data: { ...good.pen, ownerUid: 'visitor', ...fresh } },
  }),
  ...casesOf('learner', 'allowed', {
    'saves a pen': { create: 'pens/mine', data: { ...good.pen, ...fresh } },
    'changes their own pen': { update: 'pens/mine', data: { title: 'New', updatedAt: SERVER_TIME } },
    'lists own pens': { list: 'pens', where: [['ownerUid', '==', 'learner']] },
  }),
  ...casesOf('learner', 'refused', {
    'opens a private pen of another': { get: 'pens/private' },
    'changes a pen of another': { update: 'pens/public', data: { title: 'Mine', updatedAt: SERVER_TIME } },
    'deletes a pen of another': { remove: 'pens/public' },
    'saves a pen as another': { create: 'pens/theirs', data: { ...good.pen, ownerUid: 'other', ...fresh } },
    'gives a pen away': { update: 'pens/mine', data: { ownerUid: 'other', updatedAt: SERVER_TIME } },
    'lists private pens': { list: 'pens', where: [['visibility', '==', 'private']] },
    'lists pens of another': { list: 'pens', where: [['ownerUid', '==', 'other']] },
  }),
  ...invalidVariants(
    'learner',
    'pens/bad',
    { ...good.pen, ...fresh },
    { 'html over 50,000': { html: long(50_001) }, 'no title': { title: '' }, 'an extra key': { views: 1 } },
  ),
];

/** Cases of messages and pens. */
export const CONTACT_CASES: Case[] = [...MESSAGES, ...PENS];
