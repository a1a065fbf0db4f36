// Converts the body of a response to what can be shown: an image, a text, or its size.
import { type AnswerText, layAnswer } from '../../engine/answer-text.ts';

export type ShownBody =
  | { readonly kind: 'empty' }
  | { readonly kind: 'binary'; readonly size: number }
  /** A data URL, which the policy of a site allows. */
  | { readonly kind: 'image'; readonly address: string }
  | ({ readonly kind: 'text' } & AnswerText);

/** More is read for nobody: what is shown of it is cut. */
const mostBytes = 800_000;

/** `type` is the media type, with its parameters. */
export async function showBody(body: Blob, type: string): Promise<ShownBody> {
  if (body.size === 0) return { kind: 'empty' };
  if (/^image\//i.test(type)) return { kind: 'image', address: await readAddress(body) };
  const text = decode(await body.slice(0, mostBytes).arrayBuffer(), /charset="?([\w-]+)/i.exec(type)?.[1]);
  if (text.slice(0, 1000).includes('\0')) return { kind: 'binary', size: body.size };
  return { kind: 'text', ...layAnswer(text, type, body.size > mostBytes) };
}

/** In bytes, kB or MB. */
export function printSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function decode(bytes: ArrayBuffer, charset: string | undefined): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function readAddress(body: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(body);
  });
}
