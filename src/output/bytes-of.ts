// Produces the bytes of an output file.
import { readFile } from 'node:fs/promises';
import type { OutputContent, OutputFile, Piece } from '#model/output';

/** Undefined for a file whose plugin failed, which was reported. */
export async function bytesOf({ content }: OutputFile): Promise<Buffer | undefined> {
  const made = await make(content);
  return typeof made === 'string' ? Buffer.from(made) : made && Buffer.from(made);
}

async function make(content: OutputContent): Promise<Piece | undefined> {
  if ('bytes' in content) return content.bytes;
  if ('copyOf' in content) return readFile(content.copyOf);
  if ('make' in content) return content.make();
  const pieces: Buffer[] = [];
  const isSound = await content.pour((piece) => void pieces.push(Buffer.from(piece as Uint8Array)));
  return isSound ? Buffer.concat(pieces) : undefined;
}
