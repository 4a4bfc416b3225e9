/** A picture that was chosen and can be shown. Revoke `url` after use. */
export type Picture = { url: string; element: HTMLImageElement };

/** The part of a picture that is kept, in its pixels. */
export type CropArea = { x: number; y: number; width: number; height: number };

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const MAX_BYTES = 15 * 1024 * 1024;
const MIN_SIZE = { width: 640, height: 360 };
const COVER = { width: 1280, height: 720 };

/** Opens a picture. Resolves to the reason when it is of another type, too large, too small, or can't be read. */
export async function openPicture(file: File): Promise<Picture | 'type' | 'size' | 'small' | 'unreadable'> {
  if (!TYPES.includes(file.type)) return 'type';
  if (file.size > MAX_BYTES) return 'size';
  const url = URL.createObjectURL(file);
  const element = new Image();
  element.src = url;
  try {
    await element.decode();
  } catch {
    URL.revokeObjectURL(url);
    return 'unreadable';
  }
  if (element.naturalWidth >= MIN_SIZE.width && element.naturalHeight >= MIN_SIZE.height) return { url, element };
  URL.revokeObjectURL(url);
  return 'small';
}

/** Returns the part of the picture as a JPEG of at most 1280 × 720 pixels. Rejects when the browser can't draw it. */
export async function cropPicture({ element }: Picture, area: CropArea): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, COVER.width / area.width);
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(canvas.width * (COVER.height / COVER.width));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.drawImage(element, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))),
      'image/jpeg',
      0.86,
    );
  });
}

/** Uploads a cover under a name of its own, and resolves to its path. Rejects with a BackendError. */
export async function uploadCover(courseId: string, cover: Blob, onProgress: (share: number) => void): Promise<string> {
  const { uploadFile } = await import('@lectern/shared/firebase/files');
  const path = `courses/${courseId}/drafts/${crypto.randomUUID()}/cover.jpg`;
  await uploadFile(path, cover, { contentType: 'image/jpeg', onProgress });
  return path;
}
