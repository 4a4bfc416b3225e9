import { useHost, type SessionUser } from '@lectern/shared/host';
import { useMutation, useQuery, useQueryClient } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Button, CheckIcon, FormStatus, HeartIcon } from '@lectern/shared/ui';
import { isCourseSaved, setCourseSaved } from '../../../data/savedCourse';
import { offerText } from '../../../text/offer.en';

type Props = { course: { id: string; title: string }; user: SessionUser };

/**
 * Toggle that saves a course for later. Shows the new state at once, and reverts it when saving fails. When the present
 * state can't be loaded, it says so, and a press tries again.
 */
export function SaveButton({ course: { id, title }, user }: Props) {
  const text = useText(offerText);
  const { announce } = useHost();
  const client = useQueryClient();
  const query = isCourseSaved(id, user.uid);
  const { data: isSaved, isError, isFetching, errorUpdateCount, refetch } = useQuery(query);
  const saving = useMutation({
    mutationFn: (shouldSave: boolean) => setCourseSaved(id, user.uid, shouldSave),
    onSuccess: (_nothing, shouldSave) => {
      client.setQueryData(query.queryKey, shouldSave);
      announce(shouldSave ? text.savedNow(title) : text.unsaved(title));
      return client.invalidateQueries({ queryKey: ['users', user.uid, 'saved'] });
    },
  });
  const isShown = saving.isPending ? saving.variables : isSaved === true;
  const isUnknown = isSaved === undefined && errorUpdateCount > 0;
  const press = (): void => {
    if (isUnknown) void refetch();
    else if (!saving.isPending) saving.mutate(!isShown);
  };
  return (
    <>
      <Button
        variant="secondary"
        wide
        icon={isShown ? <CheckIcon /> : <HeartIcon />}
        aria-pressed={isUnknown ? undefined : isShown}
        disabled={isSaved === undefined && !isUnknown}
        busy={isUnknown && isFetching}
        onClick={press}
      >
        {isUnknown ? text.again : isShown ? text.saved : text.save}
      </Button>
      {isUnknown && isError && <FormStatus tone="error">{text.checkFailed}</FormStatus>}
      {saving.isError && <FormStatus tone="error">{text.notSaved}</FormStatus>}
    </>
  );
}
