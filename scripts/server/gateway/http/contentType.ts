import mime from 'mime';

/** Returns the media type for a file name, with a charset for text; `application/octet-stream` if unknown. */
export function contentTypeOf(file: string): string {
  const type = mime.getType(file) ?? 'application/octet-stream';
  return /^text\/|[/+](?:json|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}
