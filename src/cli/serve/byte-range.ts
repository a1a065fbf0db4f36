// Reads a Range header that asks for one range of bytes.

/** Both ends are inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Undefined if the whole file is to be sent, as for a header that is invalid or asks for several ranges. */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (from === '') return to === '' ? undefined : lastBytes(Number(to), size);
  if (to !== '' && Number(to) < Number(from)) return undefined;
  if (Number(from) >= size) return 'unsatisfiable';
  return { start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

function lastBytes(count: number, size: number): ByteRange | 'unsatisfiable' {
  return count === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - count), end: size - 1 };
}
