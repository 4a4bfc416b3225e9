import type { Chord } from '../Film';
import type { TimedLine } from './timeline';

/** A moment of a chapter. Drawings ask it how far something has come since a line. */
export class Moment {
  /** `seconds` and the times of the lines count from the start of the film. */
  constructor(
    private readonly lines: readonly TimedLine[],
    private readonly seconds: number,
  ) {}

  /** Returns the progress from 0 to 1, eased, of a change that starts `delay` seconds after a line and takes `over`. */
  on(id: string, delay = 0, over = 0.6): number {
    return ease((this.seconds - this.line(id).start - delay) / over);
  }

  /** Like `on`, from the end of the line's speech. */
  after(id: string, delay = 0, over = 0.6): number {
    return ease((this.seconds - this.line(id).end - delay) / over);
  }

  /** Returns the progress of something that appears with one line and disappears with another. */
  between(from: string, to: string): number {
    return this.on(from) * (1 - this.on(to, 0, 0.4));
  }

  /** Returns the even progress from 0 to 1 through the speech of a line. */
  through(id: string): number {
    const { start, end } = this.line(id);
    return clamp((this.seconds - start) / (end - start));
  }

  /** Returns the notes of a line that sound, or none. */
  sounding(id: string): Chord {
    const { end, beat, play = [] } = this.line(id);
    return play[Math.floor((this.seconds - end) / beat)] ?? [];
  }

  private line(id: string): TimedLine {
    const found = this.lines.find((line) => line.id === id);
    if (!found) throw new Error(`No line of this chapter has the id "${id}": name one of its manuscript.`);
    return found;
  }
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const ease = (value: number): number => {
  const part = clamp(value);
  return part * part * (3 - 2 * part);
};
