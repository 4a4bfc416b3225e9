/** Reading for playback */
export { captionAt, cueIndexAt, type Cue } from './cues';
export { parseVtt, VttError } from './vtt';

/** Editing */
export { CAPTION_LIMITS, type CaptionFile, type EditedCue } from './captionFile';
export { readCaptions, type CaptionProblem, type CaptionProblemKind } from './readCaptions';
export { writeVtt } from './writeVtt';
export { formatTime, parseTime } from './captionTime';
