import { useParams } from '@lectern/shared/router';
import { CourseList } from '../parts/CourseList';

/** The courses of one subcategory of a category. */
export default function SubcategoryScreen() {
  const { category = '', subcategory = '' } = useParams();
  return <CourseList scope={{ category, subcategory }} />;
}
