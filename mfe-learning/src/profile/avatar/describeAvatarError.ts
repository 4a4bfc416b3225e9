import type { TextOf } from '@lectern/shared/text';
import { reasonOf } from '@lectern/shared/failure';
import type { avatarText } from '../../text/profile/avatar.en';
import { ImageFileError, type ImageFault } from './imageFile';

type Text = TextOf<typeof avatarText>;

/** Returns a sentence that explains why a picture was not saved or removed. */
export function describeAvatarError(error: Error, text: Text): string {
  return error instanceof ImageFileError ? describeFault(error.fault, text.faults) : reasonOf(error);
}

function describeFault(fault: ImageFault, text: Text['faults']): string {
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
