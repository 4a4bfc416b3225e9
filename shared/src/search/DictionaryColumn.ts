/**
 * Dictionary-encoded column, for few distinct values: `codes` holds, for each row, the index of its value in `values`.
 */
export type DictionaryColumn = { readonly values: readonly string[]; readonly codes: Uint16Array | Uint32Array };

/** Builds a column, row by row. */
export class DictionaryColumnBuilder {
  private readonly codeByValue = new Map<string, number>();
  private readonly codes: number[] = [];

  add(value: string): void {
    const known = this.codeByValue.get(value);
    this.codes.push(known ?? this.codeByValue.size);
    if (known === undefined) this.codeByValue.set(value, this.codeByValue.size);
  }

  finish(): DictionaryColumn {
    return dictionaryColumn([...this.codeByValue.keys()], this.codes);
  }
}

/** Returns a column whose `codes` are indices into `values`. */
export function dictionaryColumn(values: readonly string[], codes: readonly number[]): DictionaryColumn {
  return { values, codes: values.length > 0xffff ? Uint32Array.from(codes) : Uint16Array.from(codes) };
}

/** Returns the value of a row; an empty string for a row that does not exist. */
export const valueAt = ({ values, codes }: DictionaryColumn, row: number): string => values[codes[row] ?? -1] ?? '';
