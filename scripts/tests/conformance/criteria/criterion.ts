/** A success criterion of WCAG 2.2. */
export type Criterion = {
  /** Its number, such as `1.4.10`. */
  id: string;
  name: string;
  level: 'A' | 'AA';
  /** What it asks of this site, as a sentence. */
  here: string;
  /** What is known to fail it, and for whom, as sentences. */
  failing?: string;
};
