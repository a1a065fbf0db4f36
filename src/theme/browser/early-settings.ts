// The document to the site's settings for the browser, which stand at the script that runs before a page is painted.
import { earlyId } from '#model/page-data';

export function earlySettings(): DOMStringMap {
  return document.getElementById(earlyId)?.dataset ?? {};
}
