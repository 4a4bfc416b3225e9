import { useIsHydrating } from '@lectern/shared/loading';

/** Returns true where the browser offers picture-in-picture. A rendered page assumes so. */
export const useHasPictureInPicture = (): boolean => useIsHydrating() || document.pictureInPictureEnabled;
