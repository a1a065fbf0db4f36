// What content threw while it was rendered, to a diagnostic at its place that leads on to the module where it was thrown.
import { join } from 'node:path';
import type { Place } from '#model/place';
import type { Context } from '../../context/context.ts';
import { explainThrown } from '../../context/module-trace.ts';

const kinds = {
  'render/code-threw': {
    subject: 'the code',
    help: 'Expressions, imports and exports of a page run at build time, in Node.',
  },
  'render/component-threw': {
    subject: 'a component',
    help: 'Components are rendered at build time, in Node: what needs a browser belongs in an effect or in `<BrowserOnly>`.',
  },
} as const;

export async function reportThrown(context: Context, code: keyof typeof kinds, thrown: unknown, place: Place): Promise<void> {
  const { subject, help } = kinds[code];
  const origin = await originOf(context, thrown, place);
  context.reporter.report({
    code,
    message: `${subject} threw: ${wordsOf(thrown)}`,
    help,
    place,
    ...(origin ? { related: [{ message: 'it was thrown here', place: origin }] } : {}),
  });
}

/** The line of a module of the site's; undefined for what the content itself threw. */
async function originOf({ config }: Context, thrown: unknown, { file }: Place): Promise<Place | undefined> {
  const { root, cacheDir } = config;
  const { place } = await explainThrown(thrown, { root, codeDir: join(cacheDir, 'code'), entry: join(root, file) });
  return place.file === file ? undefined : place;
}

function wordsOf(thrown: unknown): string {
  const text = thrown instanceof Error && thrown.name === 'Error' ? thrown.message : String(thrown);
  const code = /^Minified React error #(\d+);/.exec(text)?.[1];
  return (code && reactErrors[code]) || text.replace(/\s+/g, ' ').trim() || 'an error without a message';
}

/** What the production build of React tells by number alone. */
const reactErrors: Readonly<Record<string, string>> = {
  31: 'an object stands where React takes texts, numbers and elements only',
  130: 'an element has no component: what was imported for it is undefined',
  321: 'a hook was called outside of a component',
};
