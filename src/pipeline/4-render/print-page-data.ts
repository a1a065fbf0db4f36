// What a page tells the browser of itself, to a script that holds data: nothing of it runs.
import { jsonWithMarks } from '#model/asset-mark';
import { dataId, type PageData } from '#model/page-data';

/** Marks of files stay marks, and the text cannot end its script. */
export function printPageData(data: PageData): string {
  const json = jsonWithMarks(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${dataId}">${json}</script>`;
}
