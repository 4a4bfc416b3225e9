/** Column of few distinct values: the values, and for each row the index of its value. */
export type Coded = { readonly values: readonly string[]; readonly at: Uint16Array | Uint32Array };

/** Builds a column; `add` returns the index of the value. */
export class Coding {
  private readonly places = new Map<string, number>();
  private readonly at: number[] = [];

  add(value: string): void {
    const known = this.places.get(value);
    this.at.push(known ?? this.places.size);
    if (known === undefined) this.places.set(value, this.places.size);
  }

  finish(): Coded {
    return codedOf([...this.places.keys()], this.at);
  }
}

/** Returns a column of the indices `at` into `values`. */
export function codedOf(values: readonly string[], at: readonly number[]): Coded {
  return { values, at: values.length > 0xffff ? Uint32Array.from(at) : Uint16Array.from(at) };
}

/** Returns the value of a row. */
export const valueAt = ({ values, at }: Coded, row: number): string => values[at[row] ?? -1] ?? '';
