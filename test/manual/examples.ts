// Extracts the examples of a page of the manual: the files that it shows, and the output that it states.

export interface Example {
  /** Of several by one name the first: those that follow vary it. */
  readonly files: Readonly<Record<string, string>>;
  readonly printed: readonly string[];
}

/** What follows the title, such as marked lines, says that the text is no whole file, except that it shows a fault. */
const fence = /^(`{3,})(\S*)(?: title="([^"\n]+)")?(?: skip="shows the fault")?(.*)\n([\s\S]*?)^\1$/gm;

export function exampleOf(page: string): Example {
  const fences = [...(sectionOf(page) ?? page).matchAll(fence)].map(([, , language, title, rest, text = '']) => ({
    language,
    title: rest ? undefined : title,
    text,
  }));
  const files = fences.flatMap(({ title, text }) => (title?.includes('.') ? [[title, text] as const] : []));
  const printed = fences.filter(({ language, title, text }) => isPrinted(language) && !title && /^\w+\[/.test(text));
  return { files: Object.fromEntries(files.reverse()), printed: printed.map(({ text }) => text.trimEnd()) };
}

/** As text as well, so that no example escapes its test by its fence. */
function isPrinted(language: string | undefined): boolean {
  return language === 'diagnostic' || language === 'text';
}

/** The section "Example", where there is one. Headings inside of fences are those of examples. */
function sectionOf(page: string): string | undefined {
  const outline = page.replace(fence, (text) => text.replace(/[^\n]/g, '.'));
  const start = outline.search(/^## Example$/m);
  const length = outline.slice(start + 1).search(/^## /m);
  return start < 0 ? undefined : page.slice(start, length < 0 ? undefined : start + 1 + length);
}
