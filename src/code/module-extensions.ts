// Lists the file extensions that imports of modules may omit.

/** In the order in which they are tried. */
export const resolveExtensions = ['.tsx', '.ts', '.jsx', '.js', '.mts', '.mjs', '.cts', '.cjs', '.json'] as const;
