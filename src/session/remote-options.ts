// Decides how a run uses the remote cache, by the configuration and the environment.

import type { Config } from '#model/config';
import type { DiagnosticDraft } from '#model/diagnostic';
import { decoded, parseUrl } from '#model/parse-url';
import { wholeFile } from '#model/place';
import type { RemoteOptions } from '#store/remote/remote-cache';
import type { RemoteFault } from '#store/remote/remote-fault';
import type { StoreOptions } from '#store/store';
import type { RunRequest } from './run-request.ts';

const urlName = 'SLODOCS_REMOTE_CACHE';
const keyName = 'SLODOCS_CACHE_KEY';
const defaultTimeout = 10;

/**
 * Undefined without a remote cache, and where the request gives no environment. `stays`: a session that stays open reads, and
 * sends nothing. Credentials are in the answer, which is never printed.
 */
export function remoteOptions(
  { variables, engine, signal, shard }: RunRequest,
  { remoteCache, settings }: Config,
  stays: boolean,
): RemoteOptions | undefined {
  if (!variables) return undefined;
  const address = addressOf(variables[urlName] || remoteCache.url);
  if (!address) return undefined;
  const {
    protocol = 'bazel',
    read = true,
    write = true,
    headers = {},
    timeout = defaultTimeout,
    name = settings.title,
  } = remoteCache;
  const signingKey = variables[keyName] || undefined;
  const named = Object.entries(headers).flatMap(([header, variable]) => {
    const value = variables[variable];
    return value ? [[header.toLowerCase(), value] as const] : [];
  });
  return {
    url: address.url,
    protocol,
    headers: { ...address.headers, ...Object.fromEntries(named) },
    timeoutMs: timeout * 1000,
    signal,
    scope: JSON.stringify([engine, name]),
    signingKey,
    reads: read,
    writes: !stays && (write === 'trusted' ? signingKey !== undefined : write),
    part: shard,
  };
}

/**
 * Takes user and password out of an address. Undefined for one that is no address on the web, or has a query: entries could not
 * be told apart by their paths.
 */
function addressOf(text: string | undefined): Pick<RemoteOptions, 'url' | 'headers'> | undefined {
  const url = text === undefined ? undefined : parseUrl(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.search !== '' || url.hash !== '') return undefined;
  const { protocol, host, pathname, username, password } = url;
  const user = `${decoded(username)}:${decoded(password)}`;
  return {
    url: `${protocol}//${host}${pathname.replace(/\/$/, '')}`,
    headers: username === '' && password === '' ? {} : { authorization: `Basic ${Buffer.from(user).toString('base64')}` },
  };
}

/** What was wrong with the variable, or with the cache while it was used. */
export function remoteProblem(
  { source, locate, remoteCache }: Config,
  { variables = {} }: RunRequest,
  fault: RemoteFault | undefined,
): DiagnosticDraft | undefined {
  const text = variables[urlName];
  // Looking for the place in the config takes a parser.
  const placed = (message: string, help: string): DiagnosticDraft => ({
    code: 'cache/remote',
    message,
    help,
    place: text ? wholeFile(source) : locate(['cache', 'remote', 'url']),
  });
  if (text && !addressOf(text))
    return placed(
      `the remote cache is not used: \`${urlName}\` is not a web address`,
      'Set it to an address without a query, such as `https://cache.example/slodocs`.',
    );
  const url = addressOf(text || remoteCache.url)?.url;
  const extent = fault?.isPartial ? 'only partly used' : 'not used';
  return fault && placed(`the remote cache at ${url} is ${extent}: ${fault.message}`, fault.help);
}

/** Loads what talks to a remote cache, for a site that has one. */
export async function openRemote(request: RunRequest, config: Config, stays: boolean): Promise<StoreOptions['remote']> {
  const options = remoteOptions(request, config, stays);
  const alone = request.shard && shardProblem(config, options);
  if (alone) request.reporter.report(alone);
  return options && (await import('#store/remote/shared-cache')).sharedCache(options);
}

/** Shards meet in the remote cache: without one, all that they make is lost. */
function shardProblem(config: Config, remote: RemoteOptions | undefined): DiagnosticDraft | undefined {
  if (remote?.writes) return undefined;
  return {
    code: 'cache/shard-alone',
    message: remote
      ? 'a shard sends its results to the remote cache, but this job does not write to it'
      : 'a shard sends its results to the remote cache, but the site has none',
    help: remote
      ? 'Allow the job to write: set `cache: { remote: { write: true } }` or, if it is `"trusted"`, set `SLODOCS_CACHE_KEY`.'
      : `Set \`${urlName}\`, or \`cache: { remote: { url: 'https://cache.example/slodocs' } }\`.`,
    place: config.locate(['cache', 'remote']),
  };
}

/** The variables that headers name and that hold nothing. */
export function unsetVariables({ variables = {} }: RunRequest, { remoteCache }: Config): readonly string[] {
  return Object.values(remoteCache.headers ?? {}).filter((name) => !variables[name]);
}
