// The modules that content may import, as the types of the package declare them. `slodocs test docs` checks the TypeScript of the manual.
import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aliases } from '../../src/theme/theme.ts';

const components = [
  "import Tabs from '@theme/Tabs';",
  "import Link from '@docusaurus/Link';",
  "import styles from './card.module.css';",
  "import './site.css';",
  "import address from './logo.svg';",
  "import Part from './_part.mdx';",
  'export const sound = <Tabs groupId="os"><Link to="/a" className={styles["card"]}>{address}</Link><Part count={1} /></Tabs>;',
  'export const unsound = <Tabs groupid="os" />;',
];

let root: string;
let faults: readonly string[];

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'slodocs-manual-')));
  await mkdir(join(root, 'node_modules/@types'), { recursive: true });
  await symlink(process.cwd(), join(root, 'node_modules/slodocs'));
  for (const name of ['@types/mdast', '@types/react', '@types/node'])
    await symlink(join(process.cwd(), 'node_modules', name), join(root, 'node_modules', name));
  const imports = Object.entries(aliases).flatMap(([specifier, names], index) =>
    names.map((name) => `export { ${name} as a${index}_${name} } from '${specifier}';\n`),
  );
  await writeFile(join(root, 'imports.ts'), imports.join(''));
  await writeFile(join(root, 'components.tsx'), components.join('\n'));
  const { config } = ts.parseConfigFileTextToJson('tsconfig.json', await readFile('docs/tsconfig.json', 'utf8'));
  const { options, errors } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root, join(root, 'tsconfig.json'));
  expect(errors).toEqual([]);
  const program = ts.createProgram([join(root, 'imports.ts'), join(root, 'components.tsx')], options);
  faults = ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    return `${file?.fileName.slice(root.length + 1)}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}, 120_000);

afterAll(() => rm(root, { recursive: true }));

describe('the types of the package', () => {
  it('know every module of the theme that content may import, its exports and props, stylesheets and files', () => {
    expect(faults).toEqual([expect.stringMatching(/^components\.tsx:8 .*'groupid' does not exist/)]);
  });
});
