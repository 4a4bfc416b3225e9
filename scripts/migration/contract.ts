import type { Readable } from 'node:stream';
import type { ErasedAccount, TransferredAccount, TransferredDocument, TransferredFile } from '@lectern/backend';

/** Items that arrive one at a time. */
export type Items<T> = AsyncIterable<T> | Iterable<T>;

/** A file of a source; `open` reads its `size` bytes. */
export type SourceFile = TransferredFile & { size: number; open: () => Readable | Promise<Readable> };

/** Backend that is exported. */
export type Source = {
  kind: 'embedded' | 'hosted';
  projectId: string;
  accounts(): Items<TransferredAccount>;
  /** The ids of deleted accounts, which no account gets again. */
  erased(): Items<ErasedAccount>;
  documents(): Items<TransferredDocument>;
  files(): Items<SourceFile>;
};

/** Backend that is imported into. Each function rejects when something can't be stored. */
export type Target = {
  projectId: string;
  addAccounts(accounts: readonly TransferredAccount[]): Promise<void>;
  addErased(erased: readonly ErasedAccount[]): Promise<void>;
  addDocuments(documents: readonly TransferredDocument[]): Promise<void>;
  /** `size` is in bytes. */
  addFile(file: TransferredFile, size: number, open: () => Readable): Promise<void>;
};

/** Receives a sentence about the progress of a long run. */
export type Progress = (message: string) => void;
