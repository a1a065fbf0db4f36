// Finds the address of a page whose file a request names, as hosts with clean URLs do.
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { findFile } from './find-file.ts';

/** In bytes: where a page names its canonical address. */
const headSize = 64 << 10;

/**
 * Takes a file's path in the output, `x.html` or `x/index.html`, and returns its decoded address under the base. Undefined if the
 * path is its address, if it stands for another page, as pages of redirects do, or if another file has that address.
 */
export async function pageAddress(outDir: string, baseUrl: string, file: string): Promise<string | undefined> {
  if (!file.endsWith('.html')) return undefined;
  const bare = file === 'index.html' ? '' : file.replace(/(?:\/index)?\.html$/, '');
  const usual = file.endsWith('/index.html') ? `${bare}/` : bare;
  const canonical = await canonicalPath(join(outDir, file));
  const own = canonical?.startsWith(baseUrl) ? canonical.slice(baseUrl.length) : usual;
  if (own !== bare && own !== `${bare}/`) return undefined;
  for (const address of [own, usual]) if ((await findFile(outDir, address)) === file) return address;
  return undefined;
}

/** A page of slodocs names the address that links of the site have, with or without a slash at its end. */
async function canonicalPath(path: string): Promise<string | undefined> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headSize), 0, headSize, 0);
    return pathOfUrl(canonicalLink(buffer.toString('utf8', 0, bytesRead)));
  } finally {
    await handle.close();
  }
}

function canonicalLink(html: string): string {
  let found = '';
  const parser = new Parser({
    onopentag(name, { rel, href }) {
      if (name === 'link' && rel?.toLowerCase() === 'canonical') found ||= href ?? '';
    },
  });
  parser.write(html);
  return found;
}

function pathOfUrl(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return undefined;
  }
}
