// Reads HTML to a tree, as the program reads what it has rendered.
import { openHtmlReader } from '../src/pipeline/5-render/html/read-html.ts';

export const readHtml = await openHtmlReader();
