// Prints the page data for the browser as a script element with inert JSON.
import { externalMark, jsonWithMarks } from '#model/asset-mark';
import { dataId, type PrintedData } from '#model/page-data';

/** The entry for externally served addresses: whether there are any is known only when the page is emitted. */
const externalMember = `${JSON.stringify('external')}:"${externalMark}",`;

/** Keeps marks of files, and makes sure that the text cannot close its script. */
export function printPageData(data: PrintedData): string {
  const json = jsonWithMarks(data)
    .replace(externalMember, () => externalMark)
    .replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${dataId}">${json}</script>`;
}
