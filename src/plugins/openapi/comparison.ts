// Exports what compares two specifications without a site.
export type { Api } from './api/api.ts';
export type { ApiChange, ChangeCode, ChangedOperation } from './changes/change.ts';
export { compareApis } from './changes/changes.ts';
export { diagnostics } from './diagnostics.ts';
export { readApi } from './read/read-api.ts';
