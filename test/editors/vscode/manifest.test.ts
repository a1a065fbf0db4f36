// What the package of the extension for VS Code declares, against its code and its bundle.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import fastGlob from 'fast-glob';
import { expect, test } from 'vitest';
import { configNames } from '../../../editors/vscode/src/find-server.ts';

const folder = 'editors/vscode';
const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
const sources = fastGlob.sync(`${folder}/src/**/*.ts`).map((file) => readFileSync(file, 'utf8'));
const code = sources.join('\n');

const namedIn = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

test('every command of the palette is registered, and no other', () => {
  const declared = manifest.contributes.commands.map(({ command }: { command: string }) => command);
  expect(declared.toSorted()).toEqual(namedIn(code, /registerCommand\('([^']+)'/g).toSorted());
  // The client registers those of the server, and two of a name are refused.
  const ofServer = namedIn(readFileSync('src/tools/lsp/open-in-dev.ts', 'utf8'), /'(slodocs\.\w+)'/g);
  expect(ofServer).toHaveLength(1);
  expect(declared).not.toContain(ofServer[0]);
  expect(code).toContain(`command: '${ofServer[0]}'`);
});

test('every setting that is read is declared, and the other way round', () => {
  const declared = Object.keys(manifest.contributes.configuration.properties);
  const read = namedIn(code, /settings\.get\('([^']+)'/g).map((name) => `slodocs.${name}`);
  // That of the client itself.
  expect(declared.toSorted()).toEqual([...read, 'slodocs.trace.server'].toSorted());
  const told = readFileSync(`${folder}/README.md`, 'utf8');
  expect(declared.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});

test('it starts with a site, with Markdown and with MDX', () => {
  const glob = `**/site.config.{${configNames.map((name) => name.split('.').at(-1)).join(',')}}`;
  expect(manifest.activationEvents).toEqual(['onLanguage:markdown', 'onLanguage:mdx', `workspaceContains:${glob}`]);
});

test('it has the version of slodocs, whose language server it starts', () => {
  expect(manifest.version).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version);
});

test('its bundle is one file, which needs VS Code and Node alone, and Node can parse', () => {
  execFileSync(process.execPath, [`${folder}/build.mjs`]);
  const bundle = `${folder}/${manifest.main.replace('./', '')}`;
  execFileSync(process.execPath, ['--check', bundle]);
  const needed = namedIn(readFileSync(bundle, 'utf8'), /\brequire\("([^"]+)"\)/g);
  expect(needed).toContain('vscode');
  expect(needed.filter((name) => name !== 'vscode' && !isBuiltin(name))).toEqual([]);
});
