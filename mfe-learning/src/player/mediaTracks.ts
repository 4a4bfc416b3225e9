/** A caption file. `url` is null when unavailable; `language` is a BCP 47 tag. */
export type Caption = { url: string | null; language: string; label: string };

/** A chapter of a video. It ends where the next one starts. */
export type Chapter = { title: string; startSec: number };
