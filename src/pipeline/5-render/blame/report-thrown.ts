// Reports exceptions of content during rendering, at their place, with the module that threw.

import { placeThrown, safeError } from '#code/site-code/module-trace';
import { exitFault, ProcessExit } from '#code/site-code/stopped-call';
import { codeDirOf } from '#code/user-code';
import type { RenderContext } from '#context/context';
import { messageOf, readThrown } from '#kit/thrown';
import type { RelatedPlace } from '#model/diagnostic';
import { nearest } from '#model/nearest';
import type { Place } from '#model/place';
import type { ContentFaultShape } from '#model/theme';
import { MissingComponent } from '../body/missing-component.ts';

const kinds = {
  'render/code-threw': {
    subject: 'the code',
    help: 'Expressions, imports and exports of a page run at build time, in Node.js.',
  },
  'render/component-threw': {
    subject: 'a component',
    help: 'Components are rendered at build time, in Node.js. Put code that needs a browser in an effect or in `<BrowserOnly>`.',
  },
} as const;

interface Thrower {
  readonly subject?: string;
  readonly related?: readonly RelatedPlace[];
}

export async function reportThrown(
  context: RenderContext,
  code: keyof typeof kinds,
  given: unknown,
  place: Place,
  { subject = kinds[code].subject, related = [] }: Thrower = {},
): Promise<void> {
  const thrown = safeError(given);
  if (thrown instanceof MissingComponent) {
    const { message, meant } = thrown;
    const help = meant ? `Did you mean "${meant}"?` : 'The value that is imported or exported under this name is undefined.';
    context.reporter.report({ code: 'render/unknown-export', message, help, place });
    return;
  }
  if (isContentFault(thrown)) {
    const { message, choice } = thrown;
    const meant = choice && nearest(choice.chosen, choice.among);
    const help = meant ? `Did you mean "${meant}"?` : thrown.help;
    context.reporter.report({ code: 'render/invalid-use', message, help, place });
    return;
  }
  const { help } = kinds[code];
  const origin = await originOf(context, thrown);
  if (thrown instanceof ProcessExit) {
    const at = origin && origin.file !== place.file ? [{ message: 'it was called here', place: origin }] : [];
    const all = [...at, ...related];
    context.reporter.report(exitFault(thrown, subject, { place, ...(all.length > 0 ? { related: all } : {}) }));
    return;
  }
  const isElsewhere = origin !== undefined && origin.file !== place.file;
  const all = [...(isElsewhere ? [{ message: 'it was thrown here', place: origin }] : []), ...related];
  context.reporter.report({
    code,
    ...(explainReact(thrown) ?? explainHook(thrown, subject) ?? { message: `${subject} threw: ${wordsOf(thrown)}`, help }),
    // In a module page, the line that threw says more than the component's name.
    place: isElsewhere ? place : (origin ?? place),
    ...(all.length > 0 ? { related: all } : {}),
  });
}

/** Not checked by class, because the theme is a separate bundle. */
function isContentFault(thrown: Error): thrown is Error & ContentFaultShape {
  return thrown.name === 'ContentFault';
}

/** The place in a site module that threw; undefined for code in Markdown. */
async function originOf({ config }: RenderContext, thrown: Error): Promise<Place | undefined> {
  return placeThrown(thrown, { root: config.root, codeDir: codeDirOf(config) });
}

function wordsOf(thrown: Error): string {
  const { name } = readThrown(thrown);
  return name === 'Error' ? messageOf(thrown) : `${name}: ${messageOf(thrown)}`;
}

/** Keeps the message unchanged, including its list lines. */
function explainHook(thrown: Error, subject: string): { readonly message: string; readonly help: string } | undefined {
  const help = helpForHook(thrown.message);
  return help === undefined ? undefined : { message: `${subject} threw: ${thrown.message}`, help };
}

/** Explains errors for which React's production build gives only a number. */
function explainReact({ message }: Error): { readonly message: string; readonly help: string } | undefined {
  const code = /^Minified React error #(\d+);/.exec(message)?.[1];
  return code === undefined ? undefined : reactErrors[code];
}

const reactErrors: Readonly<Record<string, { readonly message: string; readonly help: string }>> = {
  31: {
    message: 'an object is used where only strings, numbers and elements can be shown',
    help: 'Show one of its values, such as `{release.version}`, or all of it with `{JSON.stringify(release)}`.',
  },
  130: {
    message: 'an element has no component, because the imported value is undefined',
    help: 'Check the imports of the module that contains this component.',
  },
  321: {
    message: 'a hook was called outside a component',
    help: 'Call it in the component itself, not in another function.',
  },
};

/** Undefined for any other error. */
function helpForHook(message: string): string | undefined {
  return ways.find(([words]) => words.test(message))?.[1];
}

const ways: readonly (readonly [RegExp, string])[] = [
  [
    /^Hook useDocsSidebar is called outside the <|^Unexpected: cant find current sidebar in context$/,
    'Give the page an entry in a sidebar, or pass the items to show: `<DocCardList items={[{ label: "…", href: "…" }]} />`.',
  ],
  [/^Hook \w+ is called outside the <\w+>\./, 'Check `usePage().version` first, which is null outside the docs.'],
  [
    / is not associated with a category\. useCurrentSidebarCategory\(\)/,
    'Add it to a category, or use `useCurrentSidebarSiblings` to get the entries next to it.',
  ],
  [
    /^no version doc found by id=/,
    'A doc id is the path within the folder of its version, without the extension and number prefixes.',
  ],
  [
    /^Couldn't find any doc with id "/,
    'Use one of these ids. For docs in another folder, pass the id of the folder: `useLayoutDoc(id, folder)`.',
  ],
  [
    /^Can't find any sidebar with id "/,
    'Use one of these ids, or pass the id of the docs folder: `useLayoutDocsSidebar(id, folder)`.',
  ],
  [
    /^You are using a feature of the Docusaurus docs plugin|^Docusaurus plugin global data not found for "/,
    'The ids are those of the folders in `docs` in the configuration. A folder without an id is `default`.',
  ],
  [
    /^no plugin has data for "/,
    'A plugin provides data in `data` of the site that its `resolve` hook returns. `posts` with `releases: true` provides `latest:stable`.',
  ],
  [/^Unexpected: no Docusaurus route context found$/, 'A component has a route only when a page shows it.'],
];
