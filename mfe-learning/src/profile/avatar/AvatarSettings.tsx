import { useRef, type ChangeEvent } from 'react';
import { useText } from '@lectern/shared/text';
import { Button, FormStatus, ProgressBar, UploadIcon } from '@lectern/shared/ui';
import { avatarText } from '../../text/profile/avatar.en';
import { Portrait } from '../Portrait';
import type { TabProps } from '../tabs';
import * as styles from './avatar.module.css';
import { CropDialog } from './CropDialog';
import { describeAvatarError } from './describeAvatarError';
import { useAvatar, type AvatarChange } from './useAvatar';

/** Settings section that chooses, crops, uploads or removes a profile picture. */
export function AvatarSettings({ user }: TabProps) {
  const text = useText(avatarText);
  const avatar = useAvatar(user);
  const { chosen, progress, failure, notice } = avatar;
  return (
    <div className={styles.avatar}>
      <Portrait name={user.displayName || user.email} src={user.photoUrl} size="huge" />
      <div className={styles.side}>
        <h3>{text.title}</h3>
        <p>{text.lead}</p>
        {progress === null ? (
          <ChangeButtons avatar={avatar} hasPicture={Boolean(user.photoUrl)} />
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
            {describeAvatarError(failure.error, text)}
          </FormStatus>
        )}
        {!failure && notice && <FormStatus tone="success">{text[notice]}</FormStatus>}
      </div>
      {chosen && <CropDialog image={chosen} onUse={avatar.use} onClose={avatar.close} />}
    </div>
  );
}

function ChangeButtons({ avatar, hasPicture }: { avatar: AvatarChange; hasPicture: boolean }) {
  const text = useText(avatarText);
  const input = useRef<HTMLInputElement>(null);
  const chooseFile = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? [];
    // Otherwise choosing the same file again would not fire a change event.
    event.target.value = '';
    if (file) avatar.choose(file);
  };
  return (
    <div className={styles.buttons}>
      <input
        ref={input}
        type="file"
        aria-label={text.choose}
        accept="image/jpeg,image/png,image/webp"
        onChange={chooseFile}
        hidden
      />
      <Button variant="secondary" icon={<UploadIcon />} onClick={() => input.current?.click()}>
        {hasPicture ? text.change : text.choose}
      </Button>
      {hasPicture && (
        <Button variant="quiet" busy={avatar.isRemoving} onClick={avatar.remove}>
          {text.remove}
        </Button>
      )}
    </div>
  );
}
