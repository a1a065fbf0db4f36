// The only way to the site's files: reads, listings and facts, each recorded as an input.
import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compareText } from '#model/place';

/** Paths are relative to the root, with `/` between their parts. */
export interface Files {
  /** The bytes of a file. Rejects as `node:fs` does. */
  bytes(path: string): Promise<Buffer>;
  /** The first bytes of a file, `length` at most. Rejects as `node:fs` does. */
  head(path: string, length: number): Promise<Uint8Array>;
  /** The text of a UTF-8 file without byte order mark. Rejects as `node:fs` does. */
  read(path: string): Promise<string>;
  /** Size in bytes and whether it is a file; undefined when nothing is there. */
  stat(path: string): Promise<{ readonly size: number; readonly isFile: boolean } | undefined>;
  /** Sorted paths. Symbolic links to folders are not followed: they may form loops. */
  glob(pattern: string | readonly string[], options?: GlobOptions): Promise<readonly string[]>;
  /** Everything asked for so far, sorted. */
  inputs(): readonly string[];
}

export interface GlobOptions {
  readonly ignore?: readonly string[];
  readonly dot?: boolean;
}

export function createFiles(root: string): Files {
  const inputs = new Set<string>();
  const bytes = (path: string): Promise<Buffer> => {
    inputs.add(path);
    return readFile(join(root, path));
  };
  return {
    bytes,
    read: async (path) => new TextDecoder('utf-8').decode(await bytes(path)),
    async head(path, length) {
      inputs.add(path);
      const file = await open(join(root, path));
      try {
        const bytes = new Uint8Array(length);
        const { bytesRead } = await file.read(bytes, 0, length, 0);
        // A copy: whoever looks at the memory behind it is to find nothing else there.
        return bytes.slice(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    async stat(path) {
      inputs.add(path);
      const found = await stat(join(root, path)).catch(() => undefined);
      return found && { size: found.size, isFile: found.isFile() };
    },
    async glob(pattern, options = {}) {
      const { default: fastGlob } = await import('fast-glob');
      const paths = await fastGlob(Array.isArray(pattern) ? [...pattern] : [pattern as string], {
        cwd: root,
        ignore: [...(options.ignore ?? [])],
        dot: options.dot ?? false,
        followSymbolicLinks: false,
        onlyFiles: true,
        unique: true,
        suppressErrors: true,
      });
      return paths.sort(compareText);
    },
    inputs: () => [...inputs].sort(compareText),
  };
}
