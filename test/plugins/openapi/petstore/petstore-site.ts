// Creates a site of the petstore, with two local servers: one that allows requests from pages, and one that does not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { corpora } from '../../../corpora/corpus.ts';
import { apiConfig } from '../api-site.ts';
import { type ReceivingServer, startReceiving } from '../samples/receiving-server.ts';
import { type ServedApiSite, serveApiSite } from '../served-site.ts';
import { parseDocument } from './documented.ts';

export interface Petstore {
  readonly site: ServedApiSite;
  /** Receives what is sent to the first server, `/open`. */
  readonly open: ReceivingServer;
  /** That to the second one, `/closed`. */
  readonly closed: ReceivingServer;
  /** As it is parsed. */
  readonly document: ReturnType<typeof parseDocument>;
  close(): Promise<void>;
}

/** In the folder of corpora. */
export const petstoreFile = 'openapi/petstore-3.1.yaml';

export async function servePetstore(): Promise<Petstore> {
  const [open, closed] = await Promise.all([startReceiving({ allowsPages: true }), startReceiving()]);
  const text = readFileSync(join(corpora, petstoreFile), 'utf8')
    .replace('https://petstore.swagger.io/v2', `http://127.0.0.1:${open.port}/open`)
    .replace('https://petstore.swagger.io/sandbox', `http://127.0.0.1:${closed.port}/closed`);
  const site = await serveApiSite({
    'docs/index.md': '# Home\n',
    'specs/petstore.yaml': text,
    'site.config.ts': apiConfig("[{ file: 'specs/petstore.yaml', path: 'pets' }]", 'tryIt: true'),
  });
  return {
    site,
    open,
    closed,
    document: parseDocument(text),
    async close() {
      await Promise.all([site.close(), open.close(), closed.close()]);
    },
  };
}
