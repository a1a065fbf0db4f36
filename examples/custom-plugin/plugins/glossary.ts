// A page that is made from data: glossary.json becomes the page /glossary.
import { definePlugin } from 'slodocs';
import * as z from 'zod';

export interface GlossaryOptions {
  /** A JSON file of terms and their meanings, relative to the site's root. */
  readonly file: string;
}

export function glossary({ file }: GlossaryOptions) {
  return definePlugin<GlossaryOptions>({
    name: 'glossary',
    apiVersion: 1,
    options: { file },
    optionsSchema: z.strictObject({ file: z.string() }),
    diagnostics: { 'no-meaning': { severity: 'warning', summary: 'A term of the glossary has no meaning.' } },
    async discover(_settings, ctx) {
      // A file that `ctx.read` reads is recorded as an input: when it changes, the page is made again.
      const text = await ctx.read(file);
      const terms = Object.entries(JSON.parse(text) as Record<string, string>);
      for (const [term, meaning] of terms) {
        if (meaning !== '') continue;
        const line = text.slice(0, text.indexOf(`"${term}"`)).split('\n').length;
        const place = { file, start: { line, column: 1 }, end: { line, column: 1 } };
        ctx.report({ code: 'no-meaning', message: `the term "${term}" has no meaning`, help: 'Write one.', place });
      }
      const sections = terms.map(([term, meaning]) => `## ${term}\n\n${meaning}\n`);
      // The source is parsed, linked and listed like a file `docs/glossary.md`.
      return [{ id: 'glossary.md', text: `# Glossary\n\n${sections.join('\n')}` }];
    },
  });
}
