// Encodes an image with a palette as PNG (https://www.w3.org/TR/png-3/).
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

export interface PaletteImage {
  readonly width: number;
  readonly height: number;
  /** At most 256 colors, three bytes each. */
  readonly palette: Uint8Array;
  /** For each pixel, the number of its color. */
  readonly pixels: Uint8Array;
}

const compress = promisify<Uint8Array, Buffer>(deflate);

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A bit depth of 8, and the color type of palettes. */
const form = [8, 3, 0, 0, 0];

/** Compresses in a thread of Node. */
export async function encodePng({ width, height, palette, pixels }: PaletteImage): Promise<Uint8Array> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set(form, 8);
  // Each row begins with its filter: none is best for palettes.
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const chunks = [
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', await compress(rows)),
    chunk('IEND', new Uint8Array()),
  ];
  return Buffer.concat([signature, ...chunks]);
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length);
  bytes.write(name, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4);
  return bytes;
}
