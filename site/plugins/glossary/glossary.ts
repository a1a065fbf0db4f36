// Links the first use of each glossary term on a page, and checks the file that lists how pages write the terms.
import type { Root } from 'hast';
import { definePlugin, type PluginContext, printRoute, routeKey, type StepData, type ThreadContext } from 'slodocs';
import type { VFile } from 'vfile';
import { didYouMean, listed } from '../help.ts';
import { type FindTerms, termFinder } from './find-terms.ts';
import { linkTerms } from './link-terms.ts';
import type { GlossaryOptions, Words } from './options.ts';
import { readTerms, type Term } from './terms.ts';

/**
 * Authors may link to any term, in which case no automatic link is added for it. No automatic links are added in headings, code or
 * links, on pages that the glossary entry links to, or for terms listed as manual.
 */
export function glossary(options: GlossaryOptions) {
  return definePlugin({
    name: 'glossary',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options.ts')).optionsSchema,
    schemas: { glossary: async () => (await import('./options.ts')).wordsSchema },
    diagnostics: {
      'unknown-term': { severity: 'error', summary: 'The words file names a term that is not in the glossary.' },
      'invalid-words': { severity: 'error', summary: 'The words file has an invalid structure.' },
      'two-terms': { severity: 'error', summary: 'Two glossary terms have the same spelling.' },
      'wrong-route': { severity: 'error', summary: 'The glossary page does not have the address that the options specify.' },
    },
    theme: { from: import.meta.url, css: ['./glossary.css'], clientModules: ['./explain-touched.ts'] },
    // Uses an HTML step: Markdown steps would prevent the native parser from handling pages with components.
    async markdown(settings, ctx) {
      const words = (await readWords(options, ctx)).words;
      const hrefOf = ({ id }: Term): string =>
        printRoute({ locale: 'en', version: null, path: options.route, anchor: id }, settings);
      let read: { readonly text: string; readonly find: FindTerms } | undefined;
      const step = async (tree: Root, file: VFile): Promise<void> => {
        const { path, partial, read: readFile } = file.data['slodocs'] as StepData;
        if (partial || path === options.page || options.exclude?.includes(path)) return;
        const text = await readFile(options.page);
        if (read?.text !== text) read = { text, find: termFinder(linkable(readTerms(text, options.page, words), words)) };
        const wants = ({ id, pages }: Term): boolean =>
          !pages.includes(path) && !String(file.value).includes(`${basename(options.page)}#${id})`);
        linkTerms(tree, { find: read.find, wants, hrefOf });
      };
      return { before: { rehype: [() => step] } };
    },
    async resolve(site, ctx) {
      const terms = await checkWords(options, ctx);
      const page = site.pages.find((one) => one.kind === 'doc' && one.document.source.path === options.page);
      const address = page?.route.path ?? '';
      if (routeKey(address) !== routeKey(options.route)) {
        const message = page ? `"${options.page}" has the address "${address}"` : `no page is generated from "${options.page}"`;
        ctx.report({
          code: 'wrong-route',
          message,
          help: 'Change the options "page" and "route".',
          place: ctx.locate(['route']),
        });
      }
      const addresses = terms.map(({ id, line }) => ({
        kind: 'link' as const,
        target: `${options.page}#${id}`,
        place: placeOf(options.page, line),
      }));
      return { ...site, addresses: [...site.addresses, ...addresses] };
    },
  });
}

function basename(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function placeOf(file: string, line: number) {
  return { file, start: { line, column: 1 }, end: { line, column: 1 } };
}

function linkable(terms: readonly Term[], { manual }: Words): readonly Term[] {
  return terms.filter(({ name }) => !manual.includes(name));
}

async function readWords({ words: path }: GlossaryOptions, { readData }: Pick<ThreadContext, 'readData'>) {
  const data = await readData(path);
  const { wordsSchema } = await import('./options.ts');
  const parsed = wordsSchema.safeParse(data.value ?? {});
  return { data, issues: parsed.error?.issues ?? [], words: parsed.data ?? { manual: [], exact: [], also: {} } };
}

/** Reports entries in the words file that match no term, and terms with the same spelling. */
async function checkWords(options: GlossaryOptions, ctx: PluginContext): Promise<readonly Term[]> {
  const { report, read } = ctx;
  const { data, issues, words } = await readWords(options, ctx);
  for (const { message, place } of data.faults) report({ code: 'invalid-words', message, place });
  for (const { message, path, ...issue } of issues) {
    const [surplus] = 'keys' in issue ? issue.keys : [];
    const place = surplus === undefined ? data.locate(path as string[]) : data.locate([surplus], 'key');
    const help = '"manual" and "exact" are lists of strings; "also" maps terms to lists of strings.';
    report({ code: 'invalid-words', message: `the words file is invalid: ${message}`, help, place });
  }
  const terms = readTerms(await read(options.page), options.page, words);
  const names = terms.map(({ name }) => name);
  const written = [
    ...words.manual.map((name, at) => ({ name, place: data.locate(['manual', at]) })),
    ...words.exact.map((name, at) => ({ name, place: data.locate(['exact', at]) })),
    ...Object.keys(words.also).map((name) => ({ name, place: data.locate(['also', name], 'key') })),
  ];
  for (const { name, place } of written) {
    if (names.includes(name)) continue;
    const help = didYouMean(name, names, `Glossary terms: ${listed(names)}.`);
    report({ code: 'unknown-term', message: `the glossary has no term "${name}"`, help, place });
  }
  const owners = new Map<string, Term>();
  for (const term of terms) {
    // Checks only singulars, which are at even positions: each is followed by its plural.
    for (const form of term.forms.filter((_, at) => at % 2 === 0).map((one) => one.toLowerCase())) {
      const other = owners.get(form);
      const message = `"${form}" matches two terms, "${other?.name}" and "${term.name}"`;
      if (other)
        report({ code: 'two-terms', message, help: 'Use it for only one of them.', place: placeOf(options.page, term.line) });
      owners.set(form, term);
    }
  }
  return terms;
}
