import { useHost, useUser } from '@lectern/shared/host';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Button, DownloadIcon, FormStatus, Section, Skeleton, TrashIcon } from '@lectern/shared/ui';
import type { DeviceCopy } from '../../data/deviceCopy';
import { appText } from '../../text/app.en';
import * as styles from './App.module.css';
import { useDeviceCopy } from './useDeviceCopy';

/** Storage on this device: the site, which can be removed, and the lessons that the account keeps. */
export function DevicePanel() {
  const text = useText(appText).device;
  const { app } = useHost();
  const uid = useUser()?.uid ?? null;
  const { copy, store, remove } = useDeviceCopy(app, uid);
  return (
    <Section title={text.title} lead={text.lead}>
      <ul role="list" className={styles.stored} aria-busy={!copy}>
        <SiteRow copy={copy} store={store} remove={remove} />
        {copy && copy.lessons.length > 0 && <LessonsRow lessons={copy.lessons} />}
      </ul>
      {uid === null ? <p>{text.signIn}</p> : copy?.lessons.length === 0 && <p>{text.noLessons}</p>}
      {store.isError && (
        <FormStatus tone="error" title={text.failed}>
          {text.failedReason}
        </FormStatus>
      )}
    </Section>
  );
}

type SiteRowProps = Pick<ReturnType<typeof useDeviceCopy>, 'copy' | 'store' | 'remove'>;

function SiteRow({ copy, store, remove }: SiteRowProps) {
  const text = useText(appText).device;
  return (
    <li>
      <span>
        <strong>{text.app}</strong>
        {copy ? (
          <span>{copy.appBytes === null ? text.notStored : text.size(copy.appBytes)}</span>
        ) : (
          <Skeleton width="4rem" height="1lh" />
        )}
      </span>
      {!copy ? (
        <Skeleton width="6rem" height="var(--control-small)" />
      ) : copy.appBytes === null ? (
        <StoreButton busy={store.isPending} onClick={() => store.mutate()} />
      ) : (
        <RemoveButton name={text.app} busy={remove.isPending} onClick={() => remove.mutate()} />
      )}
    </li>
  );
}

/** Number and size of the lessons that the account keeps here. Its profile lists and removes them. */
function LessonsRow({ lessons }: Pick<DeviceCopy, 'lessons'>) {
  const text = useText(appText).device;
  return (
    <li>
      <span>
        <strong>{text.lessons(lessons.length)}</strong>
        <span>{text.size(lessons.reduce((sum, { bytes }) => sum + bytes, 0))}</span>
      </span>
      <Link to="/profile?tab=offline">{text.manage}</Link>
    </li>
  );
}

function StoreButton({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  const text = useText(appText).device;
  return (
    <Button size="small" variant="secondary" icon={<DownloadIcon />} busy={busy} onClick={onClick}>
      {text.store}
    </Button>
  );
}

function RemoveButton({ name, busy = false, onClick }: { name: string; busy?: boolean; onClick: () => void }) {
  const text = useText(appText).device;
  return (
    <Button
      size="small"
      variant="quiet"
      icon={<TrashIcon />}
      busy={busy}
      aria-label={text.removeOf(name)}
      onClick={onClick}
    >
      {text.remove}
    </Button>
  );
}
