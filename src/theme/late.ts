// What the `import()` of a site's own modules calls in its place. Only modules that have one load this file.
import { createLateImport } from './browser/late-modules.ts';

export const importLate = createLateImport(import.meta.url);
