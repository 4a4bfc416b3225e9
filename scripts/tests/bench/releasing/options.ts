/** Returns an option's whole number. Throws an Error that names the range. */
export function wholeNumber(option: string, text = '', min: number, max: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new Error(`${option} takes a whole number from ${String(min)} to ${String(max)}, not "${text}".`);
}
