declare module 'foliate-js/epub.js' {
  type Loader = {
    loadText: (name: string) => string | null;
    loadBlob: (name: string) => Blob;
    getSize: (name: string) => number;
    sha1?: (text: string) => Promise<Uint8Array>;
  };
  export type TocItem = { label?: string; href?: string | null; subitems?: TocItem[] | null };
  export type Section = {
    id: string;
    cfi: string;
    size: number;
    linear: string | null;
    load: () => Promise<string | null>;
    unload: () => void;
    createDocument: () => Promise<Document>;
    resolveHref: (href: string) => string;
  };
  /** `anchor` finds the target in the document of the section; 0 is its start. */
  export type Target = { index: number; anchor: (doc: Document) => Range | Element | number | null };
  export class EPUB {
    constructor(loader: Loader);
    init(): Promise<this>;
    sections: Section[];
    toc?: TocItem[] | null;
    dir: string | null;
    metadata: { title?: unknown; language?: unknown };
    rendition: { layout?: string };
    /** Sends `data` events whose `detail` holds each resource as it is prepared. */
    transformTarget: EventTarget;
    resolveHref(href: string): Target | null;
    resolveCFI(cfi: string): Target;
    isExternal(href: string): boolean;
    splitTOCHref(href: string | null | undefined): string[];
    getTOCFragment(doc: Document, id: string): Element | null;
  }
}

declare module 'foliate-js/epubcfi.js' {
  export const isCFI: RegExp;
  export function fromRange(range: Range): string;
  export function joinIndir(...cfis: string[]): string;
  export function compare(a: string, b: string): number;
}

declare module 'foliate-js/search.js' {
  import type { textWalker } from 'foliate-js/text-walker.js';
  type Match = { range: Range; excerpt: { pre: string; match: string; post: string } };
  export function searchMatcher(
    walker: typeof textWalker,
    options: { defaultLocale: string },
  ): (doc: Document, query: string) => Generator<Match>;
}

declare module 'foliate-js/text-walker.js' {
  export function textWalker(doc: Document, find: unknown): Generator;
}

declare module 'foliate-js/progress.js' {
  import type { TocItem } from 'foliate-js/epub.js';
  type Options = {
    toc: readonly TocItem[];
    ids: readonly string[];
    splitHref: (href: string | null | undefined) => string[];
    getFragment: (doc: Document, id: string) => Element | null;
  };
  export class TOCProgress {
    init(options: Options): Promise<void>;
    getProgress(index: number, range?: Range): TocItem | null | undefined;
  }
}
