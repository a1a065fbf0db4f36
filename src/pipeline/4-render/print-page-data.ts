// What a page tells the browser of itself, to a script that holds data: nothing of it runs.
import { dataId, type PageData } from '#model/page-data';

/** A noncharacter, which no text holds, and which JSON leaves as it is. */
const stand = '\uFFFE';

/** Marks of files stay marks, and the text cannot end its script. */
export function printPageData(data: PageData): string {
  const keepMarks = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.replaceAll('\0', stand) : value);
  const json = JSON.stringify(data, keepMarks).replaceAll(stand, '\0').replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${dataId}">${json}</script>`;
}
