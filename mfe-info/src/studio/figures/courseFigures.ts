import { draftOutline, parseCourseDraft, parseCourseFigures, type CourseFigures } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

const documents = () => import('@lectern/shared/firebase/documents');

/** A lesson in the figures: learners who finished it, and who stopped there. */
export type LessonFigures = { id: string; title: string; done: number; stopped: number };

/** Figures of a course with its lessons in order; null until learners can open it. */
export type ShownFigures = { figures: CourseFigures; lessons: LessonFigures[] };

/** Query of the figures of a course. */
export const courseFigures = (courseId: string) =>
  queryOptions({
    queryKey: ['course-figures', courseId],
    queryFn: async (): Promise<ShownFigures | null> => {
      const { getDocument } = await documents();
      const [figures, draft] = await Promise.all([
        getDocument(`courseFigures/${courseId}`, parseCourseFigures, { fresh: true }),
        getDocument(`courseDrafts/${courseId}`, parseCourseDraft, { fresh: true }),
      ]);
      if (!figures) return null;
      const lessons = (draft ? draftOutline(draft) : []).flatMap((section) => section.lessons);
      return {
        figures,
        lessons: lessons.map(({ id, title }) => ({
          id,
          title,
          done: figures.done[id] ?? 0,
          stopped: figures.stopped[id] ?? 0,
        })),
      };
    },
    staleTime: 0,
    refetchInterval: 60_000,
  });
