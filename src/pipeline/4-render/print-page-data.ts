// Prints what a page tells the browser of itself, as a script that holds data: nothing of it runs.
import { externalMark, jsonWithMarks } from '#model/asset-mark';
import { dataId, type PageData } from '#model/page-data';

/** The member that holds the addresses which others serve: whether there are any is known when the page is emitted. */
const externalMember = `${JSON.stringify('external')}:"${externalMark}",`;

/** Marks of files stay marks, and the text cannot end its script. */
export function printPageData(data: PageData): string {
  const json = jsonWithMarks(data)
    .replace(externalMember, () => externalMark)
    .replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${dataId}">${json}</script>`;
}
