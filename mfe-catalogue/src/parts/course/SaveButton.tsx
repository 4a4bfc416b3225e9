import { useHost, type SessionUser } from '@lectern/shared/host';
import { useMutation, useQuery, useQueryClient } from '@lectern/shared/query';
import { Button, CheckIcon, FormStatus, HeartIcon } from '@lectern/shared/ui';
import { isCourseSaved, keepCourse } from '../../data/savedCourse';
import { courseWords } from '../../text/course.en';
import { useText } from '../../text/useText';

/**
 * Keeps a course for later, and lets go of it again. Shows the new state at once, and the old one again where it could
 * not be kept.
 */
export function SaveButton({
  course: { id, title },
  user,
}: {
  course: { id: string; title: string };
  user: SessionUser;
}) {
  const text = useText(courseWords);
  const { announce } = useHost();
  const client = useQueryClient();
  const query = isCourseSaved(id, user.uid);
  const { data: isSaved } = useQuery(query);
  const keeping = useMutation({
    networkMode: 'always',
    mutationFn: (isKept: boolean) => keepCourse(id, user.uid, isKept),
    onSuccess: (_nothing, isKept) => {
      client.setQueryData(query.queryKey, isKept);
      announce(isKept ? text.savedNow(title) : text.unsaved(title));
      return client.invalidateQueries({ queryKey: ['users', user.uid, 'saved'] });
    },
  });
  const isShown = keeping.isPending ? keeping.variables : isSaved === true;
  return (
    <>
      <Button
        variant="secondary"
        wide
        icon={isShown ? <CheckIcon /> : <HeartIcon />}
        aria-pressed={isShown}
        disabled={isSaved === undefined}
        onClick={() => {
          if (!keeping.isPending) keeping.mutate(!isShown);
        }}
      >
        {isShown ? text.saved : text.save}
      </Button>
      {keeping.isError && <FormStatus tone="error">{text.notSaved}</FormStatus>}
    </>
  );
}
