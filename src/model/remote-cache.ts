// Defines the settings of a remote cache, which machines share.

/** What a server of a remote cache speaks. */
export type CacheProtocol = 'bazel' | 'turborepo';

/** `cache.remote` of a configuration. */
export interface RemoteCacheConfig {
  /** The address of a server that speaks the HTTP protocol of Bazel's or of Turborepo's cache. `SLODOCS_REMOTE_CACHE` stands in for it. */
  url?: string;
  /** `bazel` when absent. */
  protocol?: CacheProtocol;
  /** Names the site in the cache. Its title when absent. */
  name?: string;
  /** Uses what is there. True when absent. */
  read?: boolean;
  /** Sends what is made. `'trusted'`: only where `SLODOCS_CACHE_KEY` is set. True when absent. */
  write?: boolean | 'trusted';
  /** HTTP headers by name, with the environment variables that hold their values. */
  headers?: Record<string, string>;
  /** How long the server may take to answer, in seconds. 10 when absent. */
  timeout?: number;
}

/** Each job of a build reads two roots for each of them: beyond this, looking takes longer than working. */
export const mostShards = 1000;

/** One of several jobs that build a site together. */
export interface Shard {
  /** From 1. */
  readonly number: number;
  readonly of: number;
  /** Only parses its share: the first of two waves, of which the second needs all of the first. */
  readonly compiles: boolean;
}

/** What a run took from the caches, and what it made. */
export interface CacheUse {
  /** How many entries were found in the cache of this machine. */
  readonly local: number;
  /** How many came from the remote cache. */
  readonly remote: number;
  readonly made: number;
  /** Absent without a remote cache. */
  readonly remoteCache?: RemoteCacheUse | undefined;
}

export interface RemoteCacheUse {
  readonly requests: number;
  /** In bytes. */
  readonly received: number;
  readonly sent: number;
  /** How long it would have taken to make what came from there, in milliseconds; 0 where nobody knows. */
  readonly savedMs: number;
}
