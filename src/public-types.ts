// Exports the public types for plugins and other programs.
export type * from '#kit/contract';
export type * from '#model/baseline';
export type * from '#model/external-links';
export type { Direction } from '#model/i18n';
export type { LinkSettings } from '#model/linked-site';
export { nearest } from '#model/nearest';
export { printTarget } from '#model/redirect';
export { joinPath, printRoute, routeKey } from '#model/route';
export type * from '#model/run';
export type * from '#model/site-code';
export { collectionKey } from '#model/source-file';
export type { Translation, TranslationState } from '#model/translation';
export type * from '#model/why';
export type { SiteSession } from './session/site-session.ts';
export type { ChangedPage, OutputDifference } from './tools/compare-sites/compare-outputs.ts';
export type { BlockChange, Part } from './tools/compare-sites/diff-blocks.ts';
export type { PagePicture } from './tools/compare-sites/pictures.ts';
export type { ReportRequest, SiteReport } from './tools/compare-sites/site-report.ts';
export type { LabelChange } from './tools/compare-sites/tally.ts';
export type { DoctorResult, Finding } from './tools/doctor/finding.ts';
export type { Ejected, EjectOptions, EjectResult } from './tools/eject/eject.ts';
export type { ExternalOptions } from './tools/external-links/check-external.ts';
export type * from './tools/fix/fix-run.ts';
export type { Moved, MovedAddress, MovedText, MoveObstacle, MoveOptions, MoveResult } from './tools/move/move-result.ts';
export type {
  NewContentOptions,
  NewContentResult,
  NewPage,
  NewPost,
  WrittenContent,
} from './tools/new-content/planned.ts';
export type { ProseOptions, ProseResult } from './tools/prose/prose.ts';
export type { SchemasResult, SettingsResult } from './tools/schemas/read-settings.ts';
export type { SearchRequest, SearchResult } from './tools/search/search.ts';
export type * from './tools/translations/translations.ts';
export type { LedgerChange, UrlsOptions, UrlsResult } from './tools/urls/urls.ts';
export type { VerifyOptions, VerifyResult } from './tools/verify/verify-site.ts';
export type { Cut, CutOptions, CutResult } from './tools/version-cut/version-cut.ts';
