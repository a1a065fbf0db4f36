// Reads the site's browser settings from the script element that runs before first paint.
import { earlyId } from '#model/page-data';

export function earlySettings(): DOMStringMap {
  return document.getElementById(earlyId)?.dataset ?? {};
}
