import type { ListedCourse } from '@lectern/shared/domain';
import { searchCourses } from './searchCourses';

const course = (title: string, subtitle = '', ratingCount = 0): ListedCourse => ({
  id: title, slug: 'x', title, subtitle, teacherName: 'Zoë Baker', category: 'c', subcategory: null, level: 'all', language: 'en', durationSec: 60,
  lessonCount: 1, ratingSum: 0, ratingCount, cover: null, price: null, createdAt: 0,
});
const courses = [course('Bread'), course('Bread and butter', '', 9), course('Soup', 'with bread'), course('Éclairs'), course('Physics')];

test.each([
  ['bread', ['Bread', 'Bread and butter', 'Soup']],
  ['BREAD butter', ['Bread and butter']],
  ['eclair', ['Éclairs']],
  ['zoe', ['Bread and butter', 'Bread', 'Soup', 'Éclairs', 'Physics']],
  ['read', []],
  ['   ', []],
  ['<script>', []],
])('%j finds %j', (query, titles) => {
  expect(searchCourses(courses, query).map(({ title }) => title)).toEqual(titles);
});
