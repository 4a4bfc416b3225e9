import { useQuery } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { studioQuestionsText } from '../../text/studioQuestions.en';
import { waitingQuestions } from './courseQuestions';

/** Link to the questions of a course, with the number of those without an answer. */
export function NewQuestions({ courseId }: { courseId: string }) {
  const text = useText(studioQuestionsText);
  const count = useQuery(waitingQuestions(courseId)).data ?? 0;
  const search = new URLSearchParams({ course: courseId, part: 'questions' }).toString();
  return <Link to={{ search }}>{count > 0 ? text.waiting(count) : text.title}</Link>;
}
