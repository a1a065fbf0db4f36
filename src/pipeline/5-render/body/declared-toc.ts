// Reads the table of contents that a page exports instead of its own headings.

import { withoutTags } from '#kit/without-marks';
import type { TocItem } from '#model/page-props';

/** Accepts Docusaurus's items: `{ value, id, level }`. Items without an id are dropped. */
export function declaredToc(exported: unknown): readonly TocItem[] {
  if (!Array.isArray(exported)) return [];
  return exported.flatMap((item: Readonly<Record<string, unknown>> | null) => {
    if (typeof item?.['id'] !== 'string') return [];
    const html = String(item['value'] ?? item['id']);
    return [{ id: item['id'], depth: Number(item['level'] ?? 2), html, text: withoutTags(html) }];
  });
}
