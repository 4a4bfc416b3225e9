type Init = string | Iterable<readonly [string, string]> | Record<string, string> | undefined;

/** The behaviour of `URLSearchParams` in plain JavaScript. Source: the URL Standard, section 6. */
export class SearchParams implements Iterable<[string, string]> {
  private pairs: [string, string][];
  constructor(init?: Init) {
    this.pairs = pairsOf(init);
  }
  get size(): number {
    return this.pairs.length;
  }
  get(name: string): string | null {
    return this.pairs.find(([key]) => key === name)?.[1] ?? null;
  }
  getAll(name: string): string[] {
    return this.pairs.filter(([key]) => key === name).map(([, value]) => value);
  }
  has(name: string, value?: string): boolean {
    return this.pairs.some((pair) => pair[0] === name && (value === undefined || pair[1] === value));
  }
  append(name: string, value: string): void {
    this.pairs.push([name, value]);
  }
  delete(name: string, value?: string): void {
    this.pairs = this.pairs.filter((pair) => pair[0] !== name || (value !== undefined && pair[1] !== value));
  }
  set(name: string, value: string): void {
    const at = this.pairs.findIndex(([key]) => key === name);
    if (at === -1) this.append(name, value);
    else this.pairs = this.pairs.flatMap((pair, i) => (pair[0] !== name ? [pair] : i === at ? [[name, value]] : []));
  }
  sort(): void {
    this.pairs.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  }
  forEach(call: (value: string, name: string) => void): void {
    for (const [name, value] of this.pairs) call(value, name);
  }
  *keys(): Generator<string> {
    for (const [name] of this.pairs) yield name;
  }
  *values(): Generator<string> {
    for (const [, value] of this.pairs) yield value;
  }
  *entries(): Generator<[string, string]> {
    for (const [name, value] of this.pairs) yield [name, value];
  }
  [Symbol.iterator](): Generator<[string, string]> {
    return this.entries();
  }
  toString(): string {
    return this.pairs.map((pair) => pair.map(encode).join('=')).join('&');
  }
}

function pairsOf(init: Init): [string, string][] {
  if (init === undefined) return [];
  if (typeof init !== 'string') {
    const pairs = Symbol.iterator in init ? [...init] : Object.entries(init);
    return pairs.map(([name, value]) => [name, value]);
  }
  return init
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', ...rest] = part.split('=');
      return [decode(name), decode(rest.join('='))];
    });
}

/** Decodes a name or value: `+` is a space, and invalid percent-encoding stays as it is. */
function decode(text: string): string {
  return text.replaceAll('+', ' ').replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
}

/** Encodes all but letters, digits and `*-._`, as forms do; a space is `+`. */
function encode(text: string): string {
  return encodeURIComponent(text)
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}
