/** Returns an option's whole number. Throws an Error that names the range. */
export function wholeNumber(option: string, text = '', min: number, max: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new Error(`${option} takes a whole number from ${String(min)} to ${String(max)}, not "${text}".`);
}

/** Returns an option's value, one of a few. Throws an Error that names them. */
export function oneOf<T extends string>(option: string, text: string, values: readonly T[]): T {
  const value = values.find((known) => known === text);
  if (value !== undefined) return value;
  throw new Error(`${option} takes ${values.join(', ')}, not "${text}".`);
}
