// The extensions that imports of modules may leave out.

/** What an import may leave out, in the order in which it is tried. */
export const resolveExtensions = ['.tsx', '.ts', '.jsx', '.js', '.mts', '.mjs', '.cts', '.cjs', '.json'] as const;
