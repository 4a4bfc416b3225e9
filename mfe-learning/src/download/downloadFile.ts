/** How long the file's address stays valid, in milliseconds: some browsers read it only well after the click. */
const VALID_MS = 60_000;

/** Offers `content` to the visitor as a download named `name`. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), VALID_MS);
}
