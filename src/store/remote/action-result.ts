// Encodes and decodes the action results of Bazel's remote execution API: named blobs and a short text.
import type { Blob } from './protocol.ts';

/**
 * `output_files` and `stdout_raw` of the message `ActionResult`
 * (https://github.com/bazelbuild/remote-apis, build/bazel/remote/execution/v2). Servers that know the message keep the blobs as
 * long as the result.
 */
export interface ActionResult {
  readonly files: readonly NamedBlob[];
  readonly stdout: Uint8Array;
}

export interface NamedBlob extends Blob {
  readonly path: string;
}

const fields = { files: 2, stdout: 5, path: 1, digest: 2, hash: 1, size: 2 } as const;
const [varint, fixed64, bytes, fixed32] = [0, 1, 2, 5];

export function encodeResult({ files, stdout }: ActionResult): Uint8Array {
  const parts = files.map(({ path, hash, size }) => {
    const digest = Buffer.concat([field(fields.hash, Buffer.from(hash)), Buffer.of(fields.size * 8 + varint), number(size)]);
    return field(fields.files, Buffer.concat([field(fields.path, Buffer.from(path)), field(fields.digest, digest)]));
  });
  return Buffer.concat([...parts, ...(stdout.length > 0 ? [field(fields.stdout, stdout)] : [])]);
}

/** Undefined for bytes that are no such message. */
export function decodeResult(message: Uint8Array): ActionResult | undefined {
  try {
    const all = [...fieldsIn(message)];
    const files = all.flatMap(([at, value]) => (at === fields.files ? [namedBlob(value as Uint8Array)] : []));
    const stdout = all.find(([at]) => at === fields.stdout)?.[1] as Uint8Array | undefined;
    return { files, stdout: stdout ?? new Uint8Array(0) };
  } catch (thrown) {
    if (thrown instanceof RangeError || thrown instanceof TypeError) return undefined;
    throw thrown;
  }
}

function namedBlob(message: Uint8Array): NamedBlob {
  const own = new Map(fieldsIn(message));
  const digest = new Map(fieldsIn(own.get(fields.digest) as Uint8Array));
  const hash = textOf(digest.get(fields.hash));
  const size = digest.get(fields.size) ?? 0;
  if (!/^[0-9a-f]{64}$/.test(hash) || typeof size !== 'number') throw new TypeError('no digest');
  return { path: textOf(own.get(fields.path)), hash, size };
}

function textOf(value: Uint8Array | number | undefined): string {
  if (!(value instanceof Uint8Array)) throw new TypeError('no text');
  return Buffer.from(value).toString();
}

/** Fields with numbers of 64 bits are passed over by their length. */
function* fieldsIn(message: Uint8Array): Generator<readonly [number, Uint8Array | number]> {
  if (!(message instanceof Uint8Array)) throw new TypeError('no message');
  let at = 0;
  const next = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = message[at++];
      if (byte === undefined || scale > 2 ** 49) throw new RangeError('no number');
      value += (byte % 128) * scale;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const tag = next();
    const type = tag % 8;
    const name = Math.floor(tag / 8);
    if (type === varint) yield [name, next()];
    else {
      const length = type === bytes ? next() : type === fixed64 ? 8 : type === fixed32 ? 4 : Number.NaN;
      if (!(at + length <= message.length)) throw new RangeError('too short');
      yield [name, message.subarray(at, at + length)];
      at += length;
    }
  }
}

function field(name: number, value: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.of(name * 8 + bytes), number(value.length), value]);
}

function number(value: number): Uint8Array {
  const digits: number[] = [];
  for (let left = value; ; left = Math.floor(left / 128)) {
    if (left < 128) return Buffer.of(...digits, left);
    digits.push((left % 128) + 128);
  }
}
