import { useHost, useUser } from '@lectern/shared/host';
import { removeLesson, type KeptLesson } from '@lectern/shared/offline';
import { useMutation, useQuery, useQueryClient } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { Button, DownloadIcon, FormStatus, Section, TrashIcon } from '@lectern/shared/ui';
import { deviceCopy } from '../data/deviceCopy';
import { appWords } from '../text/app.en';
import { useText } from '../text/useText';
import classes from './app.module.css';

/** What this device keeps of the site, how much room that takes, and a way to remove each part of it. */
export function DevicePanel() {
  const text = useText(appWords).device;
  const { app, announce } = useHost();
  const uid = useUser()?.uid ?? null;
  const client = useQueryClient();
  const wanted = deviceCopy(app, uid);
  const { data } = useQuery(wanted);
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: ['offline'] });
  const keep = useMutation({ mutationFn: app.keep, onSuccess: () => announce(text.keptSaid), onSettled: refresh });
  const remove = useMutation({ mutationFn: app.remove, onSuccess: () => announce(text.removedSaid), onSettled: refresh });
  const removeOne = useMutation({ mutationFn: ({ courseId, lessonId }: KeptLesson) => removeLesson(uid ?? '', courseId, lessonId), onSuccess: () => announce(text.removedSaid), onSettled: refresh });
  if (!data) return null;
  const { appBytes, lessons } = data;
  return (
    <Section title={text.title} lead={text.lead}>
      <ul role="list" className={classes.kept}>
        <li>
          <span><strong>{text.app}</strong><span>{appBytes === null ? text.notKept : text.size(appBytes)}</span></span>
          {appBytes === null
            ? <Button size="small" variant="secondary" icon={<DownloadIcon />} busy={keep.isPending} onClick={() => keep.mutate()}>{text.keep}</Button>
            : <Button size="small" variant="quiet" icon={<TrashIcon />} busy={remove.isPending} onClick={() => remove.mutate()}>{text.remove(text.app)}</Button>}
        </li>
        {lessons.map((lesson) => (
          <li key={`${lesson.courseId}/${lesson.lessonId}`}>
            <span><Link to={lesson.href}><strong>{lesson.lesson}</strong></Link><span>{lesson.course} · {text.size(lesson.bytes)}</span></span>
            <Button size="small" variant="quiet" icon={<TrashIcon />} onClick={() => removeOne.mutate(lesson)}>{text.remove(lesson.lesson)}</Button>
          </li>
        ))}
      </ul>
      {lessons.length === 0 && <p>{uid === null ? text.signIn : text.noLessons}</p>}
      {keep.isError && <FormStatus tone="error" title={text.failed}>{text.failedWhat}</FormStatus>}
    </Section>
  );
}
