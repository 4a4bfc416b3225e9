import { useParams } from '@lectern/shared/router';
import { CourseList } from '../parts/CourseList';

/** The courses of one category, at `/category/:id` and `/all-courses/category/:id`. */
export default function CategoryScreen() {
  return <CourseList scope={{ category: useParams().id ?? '' }} />;
}
