/** A success criterion of WCAG 2.2. */
export type Criterion = {
  /** Its number, such as `1.4.10`. */
  id: string;
  name: string;
  level: 'A' | 'AA';
  /** Meaning of the criterion for this site, as a sentence. */
  here: string;
  /** Known failures, and whom they affect, as sentences. */
  failing?: string;
};
