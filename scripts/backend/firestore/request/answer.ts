import type { Lease } from '../../limits';

/** The body of a response: a short text, or pieces to send one after the other. A lease holds their bytes. */
export type Answer = string | { pieces: Buffer[]; bytes: number; lease?: Lease };

/** Bytes of a piece. It is small, so that the pace of a reader can be seen. */
const PIECE_BYTES = 64 * 1024;

/** Collects the text of a response. Beyond one piece it is held outside the heap of JavaScript. */
export class AnswerWriter {
  private readonly pieces: Buffer[] = [];
  private bytes = 0;
  private text = '';

  add(text: string): void {
    this.text += text;
    if (this.text.length >= PIECE_BYTES) this.flush();
  }

  finish(): Answer {
    if (this.pieces.length === 0) return this.text;
    this.flush();
    return { pieces: this.pieces, bytes: this.bytes };
  }

  private flush(): void {
    const bytes = Buffer.from(this.text);
    for (let index = 0; index < bytes.length; index += PIECE_BYTES)
      this.pieces.push(bytes.subarray(index, index + PIECE_BYTES));
    this.bytes += bytes.length;
    this.text = '';
  }
}
