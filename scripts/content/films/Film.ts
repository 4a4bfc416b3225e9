import type { Moment } from './making/Moment';

/** Notes that sound together, as MIDI numbers (60 is the middle C). */
export type Chord = readonly number[];

/** One sentence of a manuscript. It is spoken, shown as a caption, and the drawing follows it by its id. */
export type Line = {
  id: string;
  /** The caption: at most 84 characters, which fit in two rows. */
  text: string;
  /** Spelling for the voice, where it misreads the caption. */
  speak?: string;
  /** German subtitle. A film has it for all of its lines or for none. */
  de?: string;
  /** Chords played after the sentence, one every `beat` seconds; default 1.1. */
  play?: readonly Chord[];
  beat?: number;
  /** Silence after the line, in seconds; default 0.95. */
  pause?: number;
};

/** A part of a film. `draw` returns SVG in a frame of 960 × 540, whose first 90 pixels are for the title. */
export type Chapter = { title: string; lines: readonly Line[]; draw: (moment: Moment) => string };

/**
 * A film of a sample course. `poster` is the id of the line whose finished drawing becomes the poster; `pictures` are
 * further drawings for the texts of the course, as ids by file name.
 */
export type Film = {
  name: string;
  course: string;
  title: string;
  subtitle: string;
  theme: 'day' | 'night';
  poster: string;
  pictures?: Readonly<Record<string, string>>;
  chapters: readonly Chapter[];
};
