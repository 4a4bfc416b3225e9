import { CourseList } from '../parts/CourseList';

/** All published courses. */
export default function AllCoursesScreen() {
  return <CourseList scope={{}} />;
}
