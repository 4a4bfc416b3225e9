/** A cue as its author writes it: times in milliseconds, text with its markup, and the settings behind its times. */
export type EditedCue = { startMs: number; endMs: number; text: string; settings: string };

/** A caption file. `header` holds its styles, regions and notes, which are written back as they are. */
export type CaptionFile = { header: string; cues: EditedCue[] };

/** Largest file, in bytes, and most cues. A film of ten hours with a cue every two seconds fits. */
export const CAPTION_LIMITS = { bytes: 2 * 1024 * 1024, cues: 20_000 } as const;
