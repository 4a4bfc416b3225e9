import type { Course } from '../domain';

const AT = new Date('2026-03-04T10:00:00Z');

/**
 * Returns a published course of two lessons as the backend stores it, for `seed`. Its slug is made of the title;
 * `fields` replace any of its own.
 */
export const storedCourse = (title: string, fields: Partial<Omit<Course, 'id'>> = {}): Omit<Course, 'id'> => ({
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  subtitle: '',
  summary: '',
  category: 'cooking',
  subcategory: null,
  teacherUid: 'tess',
  teacherName: 'Tess',
  level: 'beginner',
  language: 'en',
  captionLanguages: [],
  durationSec: 600,
  lessonCount: 2,
  productId: null,
  ratingSum: 0,
  ratingCount: 0,
  cover: null,
  outcomes: [],
  tags: [],
  status: 'published',
  createdAt: AT,
  updatedAt: AT,
  ...fields,
});
