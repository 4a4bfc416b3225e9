import { useRef, type ChangeEvent } from 'react';
import { Button, FormStatus, ProgressBar, UploadIcon } from '@lectern/shared/ui';
import { reasonOf } from '../../parts/reasonOf';
import { avatarWords } from '../../text/profile/avatar.en';
import { useText } from '../../text/useText';
import { Portrait } from '../Portrait';
import type { TabProps } from '../tabs';
import styles from './avatar.module.css';
import { CropDialog } from './CropDialog';
import { ImageFileError, type ImageFault } from './imageFile';
import { useAvatar } from './useAvatar';

/** The person's picture: chosen, cut, sent and shown, or taken away. */
export function AvatarSettings({ user }: TabProps) {
  const text = useText(avatarWords);
  const input = useRef<HTMLInputElement>(null);
  const avatar = useAvatar(user);
  const { chosen, progress, failure, isRemoving, news } = avatar;
  const take = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? [];
    // The same file can be chosen again.
    event.target.value = '';
    if (file) avatar.choose(file);
  };
  return (
    <div className={styles.avatar}>
      <Portrait name={user.displayName || user.email} src={user.photoUrl} size="huge" />
      <div className={styles.side}>
        <h3>{text.title}</h3>
        <p>{text.lead}</p>
        {progress === null ? (
          <div className={styles.buttons}>
            <input
              ref={input}
              type="file"
              aria-label={text.choose}
              accept="image/jpeg,image/png,image/webp"
              onChange={take}
              hidden
            />
            <Button variant="secondary" icon={<UploadIcon />} onClick={() => input.current?.click()}>
              {user.photoUrl ? text.change : text.choose}
            </Button>
            {user.photoUrl && (
              <Button variant="quiet" busy={isRemoving} onClick={avatar.remove}>
                {text.remove}
              </Button>
            )}
          </div>
        ) : (
          <div className={styles.sending}>
            <ProgressBar label={text.uploading} value={progress * 100} />
            <Button size="small" variant="quiet" onClick={avatar.stop}>
              {text.stop}
            </Button>
          </div>
        )}
        {failure && (
          <FormStatus tone="error" title={failure.of === 'saving' ? text.notSaved : text.notRemoved}>
            {describe(failure.error, text)}
          </FormStatus>
        )}
        {!failure && news && <FormStatus tone="success">{text[news]}</FormStatus>}
      </div>
      {chosen && <CropDialog image={chosen} onUse={avatar.use} onClose={avatar.close} />}
    </div>
  );
}

function describe(error: Error, text: typeof avatarWords): string {
  return error instanceof ImageFileError ? describeFault(error.fault, text.faults) : reasonOf(error);
}

function describeFault(fault: ImageFault, text: (typeof avatarWords)['faults']): string {
  switch (fault.kind) {
    case 'type':
      return text.type(fault.type);
    case 'large':
      return text.large(fault.bytes);
    case 'small':
    case 'vast':
      return text[fault.kind](fault.width, fault.height);
    default:
      return text[fault.kind];
  }
}
