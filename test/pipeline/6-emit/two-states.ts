// Defines two states of a site, between which nearly every output file changes, and the mixtures that are allowed.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { build, put, site, snapshot } from './site-on-disk.ts';

export type State = 'old' | 'new';
export const states: readonly State[] = ['old', 'new'];

type Files = Readonly<Record<string, string>>;

const count = 60;

/** Assets whose names change with their content, stylesheets, pages and static files; some are in one state alone. */
function sourcesOf(state: State): Files {
  const image = (index: number): string => `<svg xmlns="http://www.w3.org/2000/svg"><title>${state} ${index}</title></svg>`;
  const pages = Array.from({ length: count }, (_, index): [string, string][] => {
    // Every fourth page has another name in each state, every third is the same in both.
    const name = index % 4 === 0 ? `${state}-${index}` : `page-${index}`;
    const text = index % 3 === 0 ? 'The same.' : `In the ${state} state. `.repeat(20);
    const picture = index % 3 === 0 ? '' : `\n![Picture](./img/${index % 7}.svg)\n`;
    return [[`docs/${name}.md`, `---\ntitle: Page ${index}\n---\n\n${text}\n${picture}`]];
  }).flat();
  return {
    ...Object.fromEntries(pages),
    ...Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`docs/img/${index}.svg`, image(index)])),
    'docs/index.mdx': "---\ntitle: Home\n---\n\nimport './home.css';\n\nWelcome.\n",
    'docs/home.css': `main { color: ${state === 'old' ? 'red' : 'green'}; }\n`,
    'static/note.txt': state,
    // A file where the other state has a folder.
    [state === 'old' ? 'static/x' : 'static/x/y.txt']: 'x',
  };
}

/** Puts the sources of a state into the site, and takes those of the other away. */
export function putState(root: string, state: State): void {
  rmSync(join(root, 'docs'), { recursive: true, force: true });
  rmSync(join(root, 'static'), { recursive: true, force: true });
  put(root, sourcesOf(state));
}

export interface Whole {
  readonly files: Readonly<Record<State, Files>>;
  /** How long a build takes here, in milliseconds. */
  readonly time: number;
}

/** What clean builds of the two states make. */
export async function wholeBuilds(): Promise<Whole> {
  const made: Partial<Record<State, Files>> = {};
  let time = 0;
  for (const state of states) {
    const root = site(sourcesOf(state));
    const start = performance.now();
    expect(await build(root)).toMatchObject({ code: 0 });
    time = Math.max(time, performance.now() - start);
    made[state] = await snapshot(join(root, 'build'));
  }
  return { files: made as Record<State, Files>, time };
}

/** Every file is one of the two builds, or absent where one of them lacks it; and no page names an asset that is missing. */
export async function expectBetween(root: string, { files }: Whole): Promise<void> {
  const folder = join(root, 'build');
  const found = withoutStages(await snapshot(folder));
  const wrong = [...new Set([...Object.keys(found), ...Object.keys(files.old), ...Object.keys(files.new)])].filter((path) =>
    states.every((state) => files[state][path] !== found[path]),
  );
  // The folder of pages that have not come yet, or that have just gone, is in neither.
  expect(wrong.filter((path) => found[path] !== 'folder')).toEqual([]);
  for (const path of Object.keys(found).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(folder, path), 'utf8');
    const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(0);
    expect({ path, missing: named.filter((name) => found[name] === undefined) }).toEqual({ path, missing: [] });
  }
}

export function withoutStages(files: Files): Files {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !path.startsWith('.slodocs-staging')));
}

/** Numbers from 0 to 1, the same for one seed. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
