import { useIsHydrating } from '@lectern/shared/loading';

/** Returns true where a video can float above other windows (picture in picture). A rendered page assumes so. */
export const useCanFloat = (): boolean => useIsHydrating() || document.pictureInPictureEnabled;
