// Exports the public types for plugins and other programs.
export type * from '#kit/contract';
export type * from '#model/baseline';
export type * from '#model/doctor';
export type * from '#model/external-links';
export type * from '#model/external-run';
export type * from '#model/fix-run';
export { nearest } from '#model/nearest';
export type * from '#model/new-content';
export { printTarget } from '#model/redirect';
export { joinPath, printRoute, routeKey } from '#model/route';
export type * from '#model/run';
export type * from '#model/search-run';
export type * from '#model/session';
export type * from '#model/site-code';
export { collectionKey } from '#model/source-file';
export type * from '#model/why';
