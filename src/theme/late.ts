// Exports `importLate`, which replaces `import()` in site modules; loaded only with modules that use it.
import { createLateImport } from './browser/late-modules.ts';

export const importLate = createLateImport(import.meta.url);
