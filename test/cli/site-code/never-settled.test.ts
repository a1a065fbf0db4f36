// Code that waits for ever is named at every door, alone and two in a row, and no door is left locked.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { bin, run } from '../../pipeline/6-emit/site-on-disk.ts';
import { deepTest } from '../../property-runs.ts';
import { sampled } from '../../sampled.ts';
import { type Hanging, hanging, hangingSite, locksIn, namesOf } from './hanging-site.ts';

/** What is typed in the folder of a site. */
const doors: Readonly<Record<string, readonly string[]>> = {
  build: ['build'],
  check: ['check'],
  urls: ['urls'],
  why: ['why', 'docs/index.md'],
  search: ['search', 'home'],
  mv: ['mv', 'docs/other.md', 'docs/third.md'],
  verify: ['verify'],
  doctor: ['doctor'],
  eject: ['eject', 'Footer'],
  'version cut': ['version', 'cut', '1.0'],
};

function enter(door: string, root: string) {
  return run(process.execPath, [bin, ...(doors[door] ?? [])], { cwd: root });
}

async function expectNamed(door: string, members: readonly Hanging[]): Promise<void> {
  const root = hangingSite(members, { search: door === 'search' });
  const { code, printed } = await enter(door, root);
  for (const [n, member] of members.entries()) {
    expect(printed).toMatch(namesOf[member]);
    expect(printed).toContain(`"odd-${n}"`);
  }
  expect({ code, printed }).toEqual({ code: 1, printed });
  expect(locksIn(root)).toEqual([]);
}

const few = 1;

test.each(sampled(Object.keys(hanging) as Hanging[], few))('%s, alone', async (member) => {
  await expectNamed(member === 'why' ? 'why' : member === 'search' ? 'search' : 'build', [member]);
});

const inRows: readonly (readonly [string, readonly Hanging[]])[] = [
  ['build', ['head', 'head']],
  ['build', ['emit', 'emit']],
  ['build', ['discover', 'discover', 'resolve']],
  ['check', ['head', 'head']],
  ['urls', ['discover', 'resolve']],
  ['why', ['discover', 'resolve', 'resolve']],
  ['search', ['head', 'head']],
  ['mv', ['resolve', 'resolve']],
  ['verify', ['head', 'head']],
];

deepTest.each(inRows)('%s: %j in a row', async (door, members) => {
  await expectNamed(door, members);
});

test.each(sampled(Object.keys(doors), few))('%s: a configuration that waits for ever', async (door) => {
  const root = hangingSite([], { config: true });
  const { code, printed } = await enter(door, root);
  expect(printed).toContain('the configuration waits for a promise that never settles');
  expect({ door, isOurs: [1, 2].includes(code ?? -1) }).toEqual({ door, isOurs: true });
  expect(locksIn(root)).toEqual([]);
});

deepTest.each(['build', 'check', 'openSession'])('%s of another program', async (name) => {
  const root = hangingSite(['head', 'head']);
  const index = pathToFileURL(join(dirname(bin), '../dist/index.js')).href;
  const work = name === 'openSession' ? `(await openSession({ root })).build()` : `${name}({ root })`;
  const program = join(root, 'program.mjs');
  writeFileSync(
    program,
    `import * as slodocs from ${JSON.stringify(index)};
const { build, check, openSession } = slodocs;
const root = ${JSON.stringify(root)};
const { diagnostics } = await ${work};
console.log(diagnostics.map(({ message }) => message).join('\\n'));
process.exit(3);
`,
  );
  const { code, printed } = await run(process.execPath, [program]);
  expect(printed).toContain('the head hook of the plugin "odd-0"');
  expect(printed).toContain('the head hook of the plugin "odd-1"');
  expect({ code, locks: locksIn(root) }).toEqual({ code: 3, locks: [] });
});
