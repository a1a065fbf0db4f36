// Prints the headers of tar archives: without times and owners, so that equal files make equal archives.

/** The parts of an archive begin at multiples of this many bytes. */
const blockSize = 512;

/** Two empty blocks. */
export const archiveEnd: Buffer = Buffer.alloc(2 * blockSize);

/** The header of a file, or of a folder, whose path ends with a slash. Extended headers hold what the plain format cannot. */
export function headerOf(path: string, size: number): Buffer {
  const isLarge = size > mostPlain;
  const records = [
    ...(/^[ -~]{1,100}$/.test(path) ? [] : [record('path', path)]),
    ...(isLarge ? [record('size', `${size}`)] : []),
  ];
  // What a program shows that knows no extended headers.
  const own = block(path.replaceAll(/[^ -~]/g, '?').slice(0, 100), isLarge ? 0 : size, path.endsWith('/') ? folder : regularFile);
  if (records.length === 0) return own;
  const extended = Buffer.concat(records);
  return Buffer.concat([block('././@PaxHeader', extended.length, extendedHeader), extended, paddingAfter(extended.length), own]);
}

/** Fills the last block of content. */
export function paddingAfter(size: number): Buffer {
  return archiveEnd.subarray(0, (blockSize - (size % blockSize)) % blockSize);
}

/** What eleven octal digits can say. */
const mostPlain = 8 ** 11 - 1;
const regularFile = '0';
const folder = '5';
const extendedHeader = 'x';

/** In the order of the format. */
function block(name: string, size: number, type: string): Buffer {
  const made = Buffer.alloc(blockSize);
  made.write(name, 0, 'latin1');
  const mode = octal(type === folder ? 0o755 : 0o644, 8);
  const [user, group, time] = [octal(0, 8), octal(0, 8), octal(0, 12)];
  const unsummed = ' '.repeat(8);
  made.write(`${mode}${user}${group}${octal(size, 12)}${time}${unsummed}${type}`, 100, 'latin1');
  made.write('ustar\0' + '00', 257, 'latin1');
  const sum = made.reduce((total, byte) => total + byte, 0);
  made.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return made;
}

function octal(value: number, width: number): string {
  return `${value.toString(8).padStart(width - 1, '0')}\0`;
}

/** Begins with its own length, which counts its own digits. */
function record(key: string, value: string): Buffer {
  const rest = Buffer.from(` ${key}=${value}\n`);
  const withDigits = (length: number): number => rest.length + `${length}`.length;
  return Buffer.concat([Buffer.from(`${withDigits(withDigits(rest.length))}`), rest]);
}
