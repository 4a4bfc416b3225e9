import { defineRemote } from '@lectern/shared/contract';

/** Remote where visitors browse, filter and search courses, and decide on one. */
export default defineRemote({
  name: 'catalogue',
  routes: [
    {
      id: 'home',
      path: '/',
      screen: 'HomeScreen',
      access: 'public',
      title: 'Learn something worth knowing',
      data: ['home'],
      prerender: true,
    },
    { id: 'search', path: '/search', screen: 'SearchScreen', access: 'public', title: 'Search', data: ['lists'] },
    {
      id: 'course',
      path: '/course/:course_name/:course_id',
      screen: 'CourseScreen',
      access: 'public',
      title: 'Course',
      data: ['course'],
      prerender: true,
    },
    {
      id: 'subcategory',
      path: '/courses/:category/:subcategory',
      screen: 'CourseListScreen',
      access: 'public',
      title: 'Courses',
      data: ['lists'],
      prerender: true,
    },
    {
      id: 'category',
      path: '/category/:id',
      screen: 'CourseListScreen',
      access: 'public',
      title: 'Category',
      data: ['lists'],
      prerender: true,
    },
    {
      id: 'all-courses-category',
      path: '/all-courses/category/:id',
      screen: 'CourseListScreen',
      access: 'public',
      title: 'Category',
      data: ['lists'],
      prerender: true,
    },
    {
      id: 'all-courses',
      path: '/all-courses',
      screen: 'CourseListScreen',
      access: 'public',
      title: 'All courses',
      nav: { label: 'Courses', order: 10 },
      data: ['lists'],
      prerender: true,
    },
  ],
});
