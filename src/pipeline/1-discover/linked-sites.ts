// Reads the indexes of the sites that links name, from the disk or the network.
import { posix } from 'node:path';
import type { Context } from '#context/context';
import { type ReadIndex, readSiteIndex } from '#files/site-index';
import { isWebAddress, type LinkedSite, type LinkedSiteSettings, siteIndexFile } from '#model/linked-site';
import { compareText } from '#model/place';

/** The languages of a site share those of the site itself. */
export async function readLinkedSites(context: Context): Promise<readonly LinkedSite[]> {
  if (context.translation) return [];
  const { sites } = context.config.settings.links;
  const named = Object.entries(sites).sort(([a], [b]) => compareText(a, b));
  return Promise.all(named.map(([name, settings]) => readSite(context, name, settings)));
}

async function readSite(context: Context, name: string, settings: LinkedSiteSettings): Promise<LinkedSite> {
  const { index: address, digest } = settings;
  const isWeb = isWebAddress(address);
  const found = await (isWeb ? fromNetwork(context, name, settings) : fromDisk(context, address));
  const read: ReadIndex = 'problem' in found ? found : readSiteIndex(found.text);
  const home = isWeb ? new URL('.', address).href : undefined;
  if ('problem' in read) {
    const { problem, help } = read;
    const code = 'discover/site-index';
    const place = context.config.locate(['links', 'sites', name, 'index']);
    context.reporter.report({
      code,
      message: `the index of the site "${name}", "${address}", ${problem}`,
      help:
        help ??
        `A site publishes "${siteIndexFile}" if it sets \`links: { index: true }\`. Use the address or the path of that file.`,
      place,
    });
    return { name, index: undefined, home };
  }
  if (digest !== undefined && read.digest !== digest) reportPinned(context, name, read.digest);
  return { name, index: read.index, home: read.index.url + read.index.base };
}

type Found = { readonly text: string } | Extract<ReadIndex, { problem: string }>;

/** A folder means the index in it. */
async function fromDisk({ files }: Context, address: string): Promise<Found> {
  const path = posix.normalize(address.replaceAll('\\', '/'));
  const isFolder = (await files.stat(path))?.isFolder === true;
  const file = isFolder ? posix.join(path, siteIndexFile) : path;
  try {
    return { text: await files.read(file) };
  } catch (thrown) {
    const { code, message } = thrown as NodeJS.ErrnoException;
    return { problem: code === 'ENOENT' ? 'does not exist' : `cannot be read: ${message}` };
  }
}

async function fromNetwork(context: Context, name: string, { index: address, digest }: LinkedSiteSettings): Promise<Found> {
  const { config, network, reporter } = context;
  const answer = await network.text(address, {
    isSound: (text) => 'index' in readSiteIndex(text),
    // What is pinned does not change.
    isFinal: (text) => digest !== undefined && digestIn(text) === digest,
    timeout: config.settings.links.externalCheck.timeout * 1000,
  });
  if ('reason' in answer)
    return {
      problem: `cannot be fetched: ${answer.reason}`,
      help: 'Open the address in a browser. If the site is not online yet, use the path of its index instead.',
    };
  if (answer.instead !== undefined)
    reporter.report({
      code: 'discover/kept-index',
      message: `the index of the site "${name}" cannot be fetched: ${answer.instead}`,
      help: 'Links are checked against the cached index. The next build tries to fetch it again.',
      place: config.locate(['links', 'sites', name, 'index']),
    });
  return { text: answer.text };
}

function digestIn(text: string): string | undefined {
  const read = readSiteIndex(text);
  return 'index' in read ? read.digest : undefined;
}

function reportPinned({ config, reporter }: Context, name: string, digest: string): void {
  reporter.report({
    code: 'discover/pinned-index',
    message: `the index of the site "${name}" has changed since it was pinned`,
    help: `Review the problems with its links, then update the pinned digest: \`digest: '${digest}'\`.`,
    place: config.locate(['links', 'sites', name, 'digest']),
  });
}
