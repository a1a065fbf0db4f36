// Renders the headings of a page, or some of them, as a list in the text.
import type { ReactElement } from 'react';
import { tocLevels } from '#model/toc-levels';
import { type OutlineEntry, outline } from '../../components/Toc/outline.ts';
import { TocList } from '../../components/Toc/TocList.tsx';
import { usePage } from '../../page/page-context.tsx';

/** A heading as pages export it (`html`, `depth`) or as authors write it by hand (`value`, `level`). */
export interface TocInlineItem {
  readonly id: string;
  readonly html?: string;
  readonly value?: string;
  readonly text?: string;
  readonly depth?: number;
  readonly level?: number;
}

export interface TocInlineProps {
  readonly toc: readonly TocInlineItem[];
  readonly minHeadingLevel?: number;
  readonly maxHeadingLevel?: number;
}

export function TocInline({ toc, minHeadingLevel, maxHeadingLevel }: TocInlineProps): ReactElement {
  const levels = tocLevels(minHeadingLevel, maxHeadingLevel, usePage().site.tableOfContents);
  return (
    <div className="toc-inline">
      <TocList nodes={outline(toc.map(entry), levels)} />
    </div>
  );
}

function entry(item: TocInlineItem): OutlineEntry {
  const html = item.html ?? item.value ?? escapeText(item.text ?? item.id);
  return { id: item.id, depth: item.depth ?? item.level ?? 2, html };
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
