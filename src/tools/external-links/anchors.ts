// Finds which of the anchors that links name are in a page of another host.

import type { IncomingMessage } from 'node:http';
import { createBrotliDecompress, createUnzip } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { attempt } from '#model/attempt';
import { nearest } from '#model/nearest';
import { decoded } from '#model/parse-url';
import type { Found } from './outcome.ts';

/** Bytes of a page, as they were before compression. */
const mostBytes = 5_000_000;

/** Undefined where that cannot be told: for what is no HTML, and for pages that are too long. */
export async function findAnchors(message: IncomingMessage, wanted: readonly string[]): Promise<Found['anchors'] | undefined> {
  const type = message.headers['content-type'] ?? '';
  if (!/^\s*(?:text\/html|application\/xhtml\+xml)/i.test(type)) return undefined;
  const ids = new Set<string>();
  const parser = new Parser({
    onopentag(name, { id, name: named }) {
      if (id !== undefined) ids.add(id);
      if (named !== undefined && name === 'a') ids.add(named);
    },
  });
  const isWhole = await readText(message, charsetOf(type), (text) => parser.write(text));
  parser.end();
  const answers = wanted.map((anchor) => [anchor, hasAnchor(ids, anchor) || { nearest: nearest(anchor, ids) }] as const);
  return isWhole ? Object.fromEntries(answers) : undefined;
}

/** GitHub prefixes ids of content in the HTML, and resolves anchors without that prefix by script. */
function hasAnchor(ids: ReadonlySet<string>, anchor: string): boolean {
  return [anchor, `user-content-${anchor}`].some((id) => ids.has(id) || ids.has(decoded(id)));
}

async function readText(message: IncomingMessage, charset: string | undefined, take: (text: string) => void): Promise<boolean> {
  let decoder: ReturnType<typeof decoderFor> | undefined;
  let bytes = 0;
  for await (const chunk of decompressed(message)) {
    const data = chunk as Buffer;
    bytes += data.length;
    if (bytes > mostBytes) return false;
    decoder ??= decoderFor(charset ?? charsetWithin(data));
    take(decoder.decode(data, { stream: true }));
  }
  return true;
}

/** Some hosts compress what nobody has asked them to. */
function decompressed(message: IncomingMessage): AsyncIterable<unknown> {
  const encoding = message.headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (/^(?:x-)?gzip$|^deflate$/.test(encoding)) return message.pipe(createUnzip());
  return encoding === 'br' ? message.pipe(createBrotliDecompress()) : message;
}

function charsetOf(type: string): string | undefined {
  return /charset\s*=\s*"?([\w:.-]+)/i.exec(type)?.[1];
}

/** A `meta` element names it in the first kilobyte. */
function charsetWithin(data: Buffer): string | undefined {
  return charsetOf(/<meta[^>]*charset[^>]*>/i.exec(data.subarray(0, 1024).toString('latin1'))?.[0] ?? '');
}

function decoderFor(charset = 'utf-8') {
  return attempt(() => new TextDecoder(charset), new TextDecoder());
}
