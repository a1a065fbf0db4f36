// Interprets `_redirects` as documented by Netlify and Cloudflare Pages, except for what a site cannot print.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Answer, type Host, staticHost } from './outcome.ts';

interface Line {
  readonly from: string;
  readonly to: string;
  readonly status: string;
}

/** "Rules are matched regardless of a trailing slash"; "files win, unless the status ends with !". */
export async function netlifyHost(outDir: string): Promise<Host> {
  const lines = await readLines(outDir);
  const rules = (forced: boolean) => (url: string) => {
    const line = lines.filter(({ status }) => !forced || status.endsWith('!'));
    return firstOf(line, url, (path) => path.replace(/(?<=.)\/$/, ''), false);
  };
  return staticHost(outDir, rules(true), rules(false));
}

/** "Redirects are always followed, whatever file is there"; a status is a number; a splat begins behind its slash. */
export async function cloudflareHost(outDir: string): Promise<Host> {
  const lines = await readLines(outDir);
  for (const { status } of lines)
    if (!/^(?:200|30[12378])$/.test(status)) throw new Error(`Cloudflare refuses the status ${status}`);
  return staticHost(outDir, (url) => firstOf(lines, url, (path) => path, true));
}

async function readLines(outDir: string): Promise<readonly Line[]> {
  const text = await readFile(join(outDir, '_redirects'), 'utf8');
  return text.split('\n').flatMap((line) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [from = '', to = '', status = '', ...more] = line.split(' ');
    if (more.length > 0 || status === '') throw new Error(`a line of other parts: ${line}`);
    return [{ from, to, status }];
  });
}

function firstOf(lines: readonly Line[], url: string, normalize: (path: string) => string, strict: boolean): Answer | undefined {
  const [path = '', ...query] = url.split('?');
  const asked = normalize(path).split('/').slice(1);
  for (const { from, to, status } of lines) {
    const values = valuesOf(normalize(from).split('/').slice(1), asked, strict);
    if (!values) continue;
    const filled = to.replace(/:([A-Za-z]\w*)/g, (whole, name: string) => values.get(name) ?? whole);
    const [before = '', hash] = filled.split('#');
    const kept = query.length > 0 && !before.includes('?') ? `?${query.join('?')}` : '';
    return { status: Number.parseInt(status, 10), location: `${before}${kept}${hash === undefined ? '' : `#${hash}`}` };
  }
  return undefined;
}

function valuesOf(pattern: readonly string[], path: readonly string[], strict: boolean): Map<string, string> | undefined {
  const values = new Map<string, string>();
  for (const [index, part] of pattern.entries()) {
    const own = path[index];
    if (part === '*') {
      if (strict && own === undefined) return undefined;
      return values.set('splat', path.slice(index).join('/'));
    }
    if (own === undefined) return undefined;
    if (part.startsWith(':') && own !== '') values.set(part.slice(1), own);
    else if (decodeURIComponent(part) !== decodeURIComponent(own)) return undefined;
  }
  return pattern.length === path.length ? values : undefined;
}
