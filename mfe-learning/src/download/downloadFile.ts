/** Time that the file's address stays valid, in milliseconds: some browsers read it long after the click. */
const VALID_MS = 60_000;

/** Downloads `content` as a file named `name`. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), VALID_MS);
}
