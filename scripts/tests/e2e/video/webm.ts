/** A video of still pictures, each a whole VP8 key frame, `interval` milliseconds apart. */
type Stills = { width: number; height: number; interval: number; frames: readonly Uint8Array[] };

/**
 * Writes a WebM file that can be sought in: its cues stand in front and name the place of each frame. Element ids and
 * the form of sizes are those of RFC 8794 (EBML) and RFC 9559 (Matroska).
 */
export function writeWebm({ width, height, interval, frames }: Stills): Uint8Array {
  const header = element(
    '1a45dfa3',
    uint('4286', 1),
    uint('42f7', 1),
    uint('42f2', 4),
    uint('42f3', 8),
    text('4282', 'webm'),
    uint('4287', 4),
    uint('4285', 2),
  );
  const info = element(
    '1549a966',
    uint('2ad7b1', 1_000_000),
    float('4489', frames.length * interval),
    text('4d80', 'lectern'),
    text('5741', 'lectern'),
  );
  const picture = element('e0', uint('b0', width), uint('ba', height));
  const tracks = element(
    '1654ae6b',
    element('ae', uint('d7', 1), uint('73c5', 1), uint('83', 1), text('86', 'V_VP8'), picture),
  );
  const clusters = frames.map((frame, index) => clusterOf(frame, index * interval));
  const cuesAt = (offsets: readonly number[]): Uint8Array =>
    element(
      '1c53bb6b',
      ...offsets.map((offset, index) =>
        element('bb', uint('b3', index * interval), element('b7', uint('f7', 1), uint('f1', offset))),
      ),
    );
  // Every number is written with eight bytes, so the cues are as long with right offsets as with none.
  let place = info.length + tracks.length + cuesAt(clusters.map(() => 0)).length;
  const offsets = clusters.map((cluster) => {
    place += cluster.length;
    return place - cluster.length;
  });
  return joined(header, element('18538067', info, tracks, cuesAt(offsets), ...clusters));
}

/** The VP8 key frame inside a lossy WebP picture; throws an Error when there is none. Source: RFC 9649, section 2.5. */
export function keyFrameOf(webp: Uint8Array): Uint8Array {
  const view = new DataView(webp.buffer, webp.byteOffset, webp.byteLength);
  for (let offset = 12; offset + 8 <= webp.length;) {
    const size = view.getUint32(offset + 4, true);
    if (new TextDecoder().decode(webp.subarray(offset, offset + 4)) === 'VP8 ')
      return webp.subarray(offset + 8, offset + 8 + size);
    offset += 8 + size + (size % 2);
  }
  throw new Error('The picture has no VP8 frame.');
}

function clusterOf(frame: Uint8Array, time: number): Uint8Array {
  const isKeyFrame = 0x80;
  return element('1f43b675', uint('e7', time), element('a3', Uint8Array.of(0x81, 0, 0, isKeyFrame), frame));
}

function element(id: string, ...content: readonly Uint8Array[]): Uint8Array {
  const size = new DataView(new ArrayBuffer(8));
  size.setBigUint64(0, BigInt(content.reduce((sum, { length }) => sum + length, 0)));
  size.setUint8(0, 1);
  const name = Uint8Array.from(id.match(/../g) ?? [], (byte) => parseInt(byte, 16));
  return joined(name, new Uint8Array(size.buffer), ...content);
}

function uint(id: string, value: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setBigUint64(0, BigInt(value));
  return element(id, new Uint8Array(bytes.buffer));
}

function float(id: string, value: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setFloat64(0, value);
  return element(id, new Uint8Array(bytes.buffer));
}

const text = (id: string, value: string): Uint8Array => element(id, new TextEncoder().encode(value));

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
