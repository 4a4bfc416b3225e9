import { useHost, useUser } from '@lectern/shared/host';
import { removeDownloadedLesson, type DownloadedLesson } from '@lectern/shared/offline';
import { useMutation, useQuery, useQueryClient } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { Button, DownloadIcon, FormStatus, Section, Skeleton, TrashIcon } from '@lectern/shared/ui';
import { deviceCopy, type DeviceCopy } from '../data/deviceCopy';
import { appWords } from '../text/app.en';
import { useText } from '../text/useText';
import classes from './app.module.css';

const NOTHING: DeviceCopy = { appBytes: null, lessons: [] };

/**
 * What this device keeps of the site, how much room that takes, and a way to remove each part of it. Where it cannot be
 * asked, it keeps nothing.
 */
export function DevicePanel() {
  const text = useText(appWords).device;
  const { app, announce } = useHost();
  const uid = useUser()?.uid ?? null;
  const client = useQueryClient();
  const wanted = deviceCopy(app, uid);
  const copy = useQuery(wanted);
  const known = copy.data ?? (copy.isError ? NOTHING : null);
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: ['offline'] });
  const keep = useMutation({ mutationFn: app.keep, onSuccess: () => announce(text.keptSaid), onSettled: refresh });
  const remove = useMutation({
    mutationFn: app.remove,
    onSuccess: () => announce(text.removedSaid),
    onSettled: refresh,
  });
  const removeOne = useMutation({
    mutationFn: ({ courseId, lessonId }: DownloadedLesson) => removeDownloadedLesson(uid ?? '', courseId, lessonId),
    onSuccess: () => announce(text.removedSaid),
    onSettled: refresh,
  });
  return (
    <Section title={text.title} lead={text.lead}>
      <ul role="list" className={classes.kept} aria-busy={!known}>
        <li>
          <span>
            <strong>{text.app}</strong>
            {known ? (
              <span>{known.appBytes === null ? text.notKept : text.size(known.appBytes)}</span>
            ) : (
              <Skeleton width="4rem" height="1lh" />
            )}
          </span>
          {!known ? (
            <Skeleton width="6rem" height="var(--control-small)" />
          ) : known.appBytes === null ? (
            <Button
              size="small"
              variant="secondary"
              icon={<DownloadIcon />}
              busy={keep.isPending}
              onClick={() => keep.mutate()}
            >
              {text.keep}
            </Button>
          ) : (
            <Button
              size="small"
              variant="quiet"
              icon={<TrashIcon />}
              busy={remove.isPending}
              aria-label={text.removeOf(text.app)}
              onClick={() => remove.mutate()}
            >
              {text.remove}
            </Button>
          )}
        </li>
        {known?.lessons.map((lesson) => (
          <li key={`${lesson.courseId}/${lesson.lessonId}`}>
            <span>
              <Link to={lesson.href}>
                <strong>{lesson.lesson}</strong>
              </Link>
              <span>
                {lesson.course} · {text.size(lesson.bytes)}
              </span>
            </span>
            <Button
              size="small"
              variant="quiet"
              icon={<TrashIcon />}
              aria-label={text.removeOf(lesson.lesson)}
              onClick={() => removeOne.mutate(lesson)}
            >
              {text.remove}
            </Button>
          </li>
        ))}
      </ul>
      {uid === null ? <p>{text.signIn}</p> : known?.lessons.length === 0 && <p>{text.noLessons}</p>}
      {keep.isError && (
        <FormStatus tone="error" title={text.failed}>
          {text.failedWhat}
        </FormStatus>
      )}
    </Section>
  );
}
