// The slodocs that the extension for VS Code starts: from the setting, from packages, from the PATH.
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { commandLine, isTooOld } from '../../../editors/vscode/src/command-line.ts';
import { configNames, findServer, siteAbove } from '../../../editors/vscode/src/find-server.ts';
import { configNames as own } from '../../../src/pipeline/0-configure/find-config.ts';

let root = '';

beforeEach(() => {
  const made = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-vscode-')));
  root = made;
  onTestFinished(() => rmSync(made, { recursive: true }));
});

function write(file: string, text = ''): string {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  return join(root, file);
}

/** A package of slodocs in this folder. */
function install(folder: string, version = '0.3.0'): string {
  write(`${folder}/package.json`, JSON.stringify({ name: 'slodocs', version }));
  return write(`${folder}/bin/slodocs.js`);
}

function find(site: string, { setting = '', searchPath = '' } = {}) {
  return findServer({ site: join(root, site), setting, base: root, searchPath });
}

test('it knows the names of configurations that slodocs knows', () => {
  expect(configNames).toEqual(own);
});

test('a site is the nearest folder above a document that has a configuration', () => {
  write('site.config.json');
  write('api/site.config.mts');
  mkdirSync(join(root, 'api/docs/deep'), { recursive: true });
  mkdirSync(join(root, 'other/site.config.ts'), { recursive: true });
  expect(siteAbove(join(root, 'api/docs/deep'))).toBe(join(root, 'api'));
  expect(siteAbove(join(root, 'other'))).toBe(root);
});

test('the package next to the site comes before one above it, and that before the PATH', () => {
  const far = install('node_modules/slodocs', '0.3.0');
  const global = install('global/node_modules/slodocs');
  mkdirSync(join(root, 'docs'), { recursive: true });
  const searchPath = join(root, 'global');
  expect(find('docs', { searchPath })).toEqual({ file: far, isScript: true, version: '0.3.0' });
  const near = install('docs/node_modules/slodocs', '0.4.0');
  expect(find('docs', { searchPath })).toEqual({ file: near, isScript: true, version: '0.4.0' });
  rmSync(join(root, 'docs/node_modules'), { recursive: true });
  rmSync(join(root, 'node_modules'), { recursive: true });
  expect(find('docs', { searchPath })?.file).toBe(global);
});

test('a site in a clone of slodocs runs the clone', () => {
  const bin = install('.');
  expect(find('docs')?.file).toBe(bin);
  write('package.json', '{"name": "other"}');
  expect(find('docs')).toBeUndefined();
});

describe('the setting', () => {
  test('names a folder, a script or a program, absolutely or from the workspace', () => {
    const bin = install('tools/slodocs');
    expect(find('docs', { setting: 'tools/slodocs' })?.file).toBe(bin);
    expect(find('docs', { setting: bin })).toEqual({ file: bin, isScript: true, version: '0.3.0' });
    const program = write('tools/run-slodocs', '#!/bin/sh\n');
    expect(find('docs', { setting: 'tools/run-slodocs' })).toEqual({ file: program, isScript: false, version: undefined });
  });

  test('is not replaced where it names nothing', () => {
    install('node_modules/slodocs');
    expect(find('docs', { setting: 'tools/slodocs' })).toBeUndefined();
  });
});

test('on the PATH, a link to the script is run by node, and another program by itself', () => {
  const bin = install('lib/node_modules/slodocs');
  mkdirSync(join(root, 'bin'));
  symlinkSync(bin, join(root, 'bin/slodocs'));
  const program = write('shims/slodocs', '#!/bin/sh\n');
  chmodSync(program, 0o755);
  const searchPath = ['', join(root, 'nothing'), join(root, 'bin'), join(root, 'shims')].join(delimiter);
  expect(find('docs', { searchPath })).toEqual({ file: bin, isScript: true, version: '0.3.0' });
  expect(find('docs', { searchPath: join(root, 'shims') })).toEqual({ file: program, isScript: false, version: undefined });
  expect(find('docs')).toBeUndefined();
});

test('scripts are run by the given node, and batch files in a shell', () => {
  const script = { file: '/a b/slodocs.js', isScript: true, version: '0.3.0' };
  expect(commandLine(script, '/usr/bin/node', ['--drafts'])).toEqual({
    command: '/usr/bin/node',
    args: ['/a b/slodocs.js', 'lsp', '--stdio', '--drafts'],
    shell: false,
  });
  const batch = { file: 'C:\\a b\\slodocs.cmd', isScript: false, version: undefined };
  expect(commandLine(batch, 'node', [])).toEqual({ command: '"C:\\a b\\slodocs.cmd"', args: ['lsp', '--stdio'], shell: true });
});

test('versions before the language server are known', () => {
  const versions = ['0.1.0', '0.1.12', '0.2.0', '0.3.0', '0.10.0', '1.0.0', undefined];
  const old = versions.filter((version) => isTooOld({ file: '', isScript: true, version }));
  expect(old).toEqual(['0.1.0', '0.1.12', '0.2.0']);
});
