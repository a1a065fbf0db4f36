// A file of the output to a response: its type, how long it may be kept, and its bytes.
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';

type SendFile = (file: string, request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Types that sirv leaves open or would take for an encoding of something else. */
const types: Readonly<Record<string, string>> = {
  '': 'application/octet-stream',
  '.br': 'application/octet-stream',
  '.gz': 'application/gzip',
  '.md': 'text/markdown;charset=utf-8',
  '.txt': 'text/plain;charset=utf-8',
};

/** Files are looked up for each request (`dev`), so that a build while serving is seen at once. */
export function createSender(outDir: string): SendFile {
  const serve = sirv(outDir, { dev: true, etag: true, dotfiles: true, extensions: [] });
  return async (file, request, response) => {
    const extension = extname(file).toLowerCase();
    const type = types[extension];
    if (type !== undefined) response.setHeader('Content-Type', type);
    if (extension === '.br' || extension === '.gz') response.setHeader('Content-Encoding', 'identity');
    if (!response.hasHeader('Cache-Control'))
      response.setHeader('Cache-Control', file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    await settleRange(join(outDir, file), request);
    // sirv does not listen for errors of the file that it reads: one removed by a build would end the process.
    response.once('pipe', (source) => source.once('error', () => response.destroy()));
    name(request, file);
    serve(request, response, () => void response.writeHead(404).end());
  };
}

/** Tells sirv the exact file: it reads this parsed address instead of the request's own, and decodes it. */
function name(request: IncomingMessage, file: string): void {
  Object.assign(request, { _parsedUrl: { raw: request.url, pathname: `/${file.replaceAll('%', '%25')}` } });
}

/** Leaves only ranges that sirv reads rightly; without one, the answer is the whole file, which is always allowed. */
async function settleRange(path: string, request: IncomingMessage): Promise<void> {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  delete request.headers.range;
  if (from !== '' && (to === '' || Number(to) >= Number(from))) request.headers.range = `bytes=${from}-${to}`;
  else if (from === '' && to !== '') request.headers.range = `bytes=${Math.max(0, (await stat(path)).size - Number(to))}-`;
}
