import { useHost, type AppCopy } from '@lectern/shared/host';
import { useMutation, useQuery, useQueryClient } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { deviceCopy, type DeviceCopy } from '../../data/deviceCopy';
import { appText } from '../../text/app.en';

const NOTHING: DeviceCopy = { appBytes: null, lessons: [] };

/** Reads and changes what this device stores. `copy` is null while loading; a failed query counts as nothing stored. */
export function useDeviceCopy(app: AppCopy, uid: string | null) {
  const text = useText(appText).device;
  const { announce } = useHost();
  const client = useQueryClient();
  const query = useQuery(deviceCopy(app, uid));
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: ['offline'] });
  const announceRemoval = (): void => announce(text.removed);
  return {
    copy: query.data ?? (query.isError ? NOTHING : null),
    store: useMutation({ mutationFn: app.keep, onSuccess: () => announce(text.stored), onSettled: refresh }),
    remove: useMutation({ mutationFn: app.remove, onSuccess: announceRemoval, onSettled: refresh }),
  };
}
