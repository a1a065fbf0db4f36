// The templates: each is a site without a fault or a stray file, and its project files agree with the manual.
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { afterAll, describe, expect, test } from 'vitest';
import { type TemplateName, templateNames } from '#model/new-site';
import { initSite, readSchemas } from '../../../src/index.ts';
import { slodocs } from '../../cli/in-process.ts';
import { deepTest, isThorough } from '../../property-runs.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-templates-')));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const made = new Map<TemplateName, Promise<string>>();

/** A site of each, made once. */
function madeFrom(template: TemplateName): Promise<string> {
  const root = join(folder, template);
  const known = made.get(template) ?? initSite({ root, template }).then(() => root);
  made.set(template, known);
  return known;
}

describe.each(templateNames)('the template "%s"', (template) => {
  test.runIf(isThorough() || template !== 'full')('is built at once, and every page can be reached', async () => {
    const root = await madeFrom(template);
    const config = readFileSync(join(root, 'site.config.ts'), 'utf8');
    // All rules of lint, of which one finds pages that nothing leads to.
    const linted = config
      .replace("from 'slodocs';\n", "from 'slodocs';\nimport { lint } from 'slodocs/plugins';\n")
      .replace(/(?: {2}plugins: \[)|\}\);\n$/, (end) =>
        end.startsWith('  ') ? `${end}lint(),` : `  plugins: [lint()],\n${end}`,
      );
    writeFileSync(join(root, 'lint.config.ts'), linted);
    const built = await slodocs(root, 'build', '--strict', '--config', 'lint.config.ts');
    rmSync(join(root, 'lint.config.ts'));
    expect(built.printed).not.toContain('warning');
    expect(built.printed).not.toMatch(/info\[(?!git-dates\/no-history)/);
    expect(built.code).toBe(0);
    expect((await slodocs(root, 'check', '--strict')).code).toBe(0);
  });

  deepTest('is built without a fault once its docs are cut as a version', async () => {
    const root = join(folder, `${template}-cut`);
    await initSite({ root, template });
    expect(await slodocs(root, 'version', 'cut', '3.0')).toMatchObject({ code: 0 });
    const { code, printed } = await slodocs(root, 'build', '--strict');
    expect(printed).not.toMatch(/(?:error|warning)\[/);
    expect(code).toBe(0);
  });

  test('holds no file that nothing uses', async () => {
    const root = join('templates', template);
    const paths = await fastGlob('**/*', { cwd: root, dot: true, ignore: ['build/**', '.slodocs/**'] });
    const texts = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
    // Found by their names or their folders, or read by editors.
    const known =
      /^(?:site\.config\.ts|tsconfig\.json|search\.test\.yml|versions\.json|\.vscode\/.*|docs\/.*\.mdx?|blog\/.*\.(?:md|yml)|docs\/tags\.yml|src\/pages\/.*|versioned_(?:docs|sidebars)\/.*|i18n\/.*)$/;
    const unused = paths.filter((path) => {
      const name = (path.split('/').at(-1) ?? '').replace(/\.(?:tsx?|mdx)$/, '');
      return !known.test(path) && ![...texts].some(([other, text]) => other !== path && text.includes(name));
    });
    expect(unused).toEqual([]);
  });

  test('brings the schemas that "slodocs schema" writes, and names each of them', async () => {
    const root = await madeFrom(template);
    const { schemas = {} } = await readSchemas({ root, cache: false });
    for (const [name, schema] of Object.entries(schemas))
      expect(JSON.parse(readFileSync(join(root, `.vscode/${name}.schema.json`), 'utf8')), name).toEqual(schema);
    const settings = JSON.parse(readFileSync(join(root, '.vscode/settings.json'), 'utf8')) as {
      readonly 'yaml.schemas': Readonly<Record<string, unknown>>;
    };
    const named = Object.keys(settings['yaml.schemas']).map((path) => path.replace(/^\.vscode\/|\.schema\.json$/g, ''));
    expect(Object.keys(schemas).sort()).toEqual(['front-matter', ...named].sort());
  });

  test('has the workflow, the settings and the ignored files of the manual', async () => {
    const root = await madeFrom(template);
    const read = (path: string): string => readFileSync(join(root, path), 'utf8');
    const manual = (page: string): string => readFileSync(join('docs', page), 'utf8');
    expect(read('.github/workflows/docs.yml')).toBe(manual('ci/github-workflow.yml'));
    expect(manual('install.md')).toContain(`\`\`\`text title=".gitignore"\n${read('.gitignore')}\`\`\``);
    // The manual shows its own.
    if (template === 'full') expect(read('tsconfig.json')).toBe(manual('tsconfig.json'));
    const shown = /title="\.vscode\/settings\.json"\n([\s\S]*?)```/.exec(manual('editors.md'))?.[1] ?? '';
    const { 'yaml.schemas': all } = JSON.parse(shown) as { readonly 'yaml.schemas': object };
    expect(all).toMatchObject((JSON.parse(read('.vscode/settings.json')) as { readonly 'yaml.schemas': object })['yaml.schemas']);
  });
});

deepTest('the full template has types, as npm installs them', async () => {
  const root = await madeFrom('full');
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  mkdirSync(join(root, 'node_modules/@types'), { recursive: true });
  symlinkSync(process.cwd(), join(root, 'node_modules/slodocs'));
  for (const name of Object.keys(devDependencies))
    if (name !== 'slodocs') symlinkSync(join(process.cwd(), 'node_modules', name), join(root, 'node_modules', name));
  const { default: ts } = await import('typescript');
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as { readonly config: unknown };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root, {}, join(root, 'tsconfig.json'));
  expect(fileNames.length).toBeGreaterThan(4);
  const found = ts.getPreEmitDiagnostics(ts.createProgram(fileNames, options));
  expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([]);
});
