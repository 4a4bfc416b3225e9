const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Generates pseudo-random numbers, the same for the same seed. Source: Tommy Ettinger's Mulberry32. */
export class Random {
  private state: number;
  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** Returns a number from 0 to below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Returns an integer from `min` to `max`, both included. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  /** Returns true with the given probability, from 0 to 1. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Picks an element, each with the same probability. Throws for an empty list. */
  pick<T>(from: readonly T[]): T {
    const picked = from[Math.floor(this.next() * from.length)];
    if (picked === undefined) throw new Error('Cannot pick from an empty list.');
    return picked;
  }

  /** Picks an element; earlier ones are more likely. */
  pickCommon<T>(from: readonly T[]): T {
    return from[Math.floor(this.next() ** 2 * from.length)] ?? this.pick(from);
  }

  /**
   * Returns a value around `middle`, mostly between a third and three times of it: the distribution of lengths and
   * popularity.
   */
  skewed(middle: number): number {
    const bell = this.next() + this.next() + this.next() + this.next() - 2;
    return middle * Math.exp(bell * 1.6);
  }

  /** Returns an id like those of Firestore: 20 letters and digits. */
  id(): string {
    return Array.from({ length: 20 }, () => LETTERS[Math.floor(this.next() * LETTERS.length)] ?? 'a').join('');
  }
}
