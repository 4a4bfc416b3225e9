/** One file of captions; `url` is null when it could not be found. `language` is a BCP 47 tag. */
export type Caption = { url: string | null; language: string; label: string };

/** A part of a video, from `startSec` to the next one's. */
export type Chapter = { title: string; startSec: number };
