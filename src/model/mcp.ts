// Defines the types of a site that answers agents over the Model Context Protocol.
import type { ZodObject } from 'zod';
import type { JsonObject } from './json.ts';
import type { BuildOptions } from './run.ts';

export interface McpOptions extends Omit<BuildOptions, 'strict' | 'force' | 'cache' | 'onProgress' | 'siteCode' | 'onWait'> {
  /** Offers tools that change the files of the site. */
  readonly writes?: boolean | undefined;
  /** A call of the site's code has been running for a while. */
  readonly onSlow: (what: string, seconds: number) => void;
  /** A fault of slodocs, which ends nothing. */
  readonly onCrash: (thrown: unknown) => void;
}

export interface McpSite {
  /** Absolute. */
  readonly root: string;
  /** What clients tell their models of the server. */
  readonly instructions: string;
  readonly tools: readonly McpTool[];
  /**
   * Runs a tool, one call after another. `given` is what the tool's input says. Rejects with the reason of an abort before the call
   * has begun; one that has begun is finished.
   */
  call(name: string, given: JsonObject, signal?: AbortSignal): Promise<McpAnswer>;
  close(): Promise<void>;
}

/** A tool as it is listed. */
export interface McpTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: ZodObject;
  readonly output: ZodObject;
  /** It changes files: listed and called only where the server may. */
  readonly writes: boolean;
  /** It changes what somebody has written. */
  readonly overwrites: boolean;
}

/** Plain data, because it passes between threads. */
export interface McpAnswer {
  /** For people and models; texts of pages in it are marked as such. */
  readonly text: string;
  /** The same for programs. Absent where the call was refused. */
  readonly data?: JsonObject;
}
