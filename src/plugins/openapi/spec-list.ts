// Lists the specifications that the options name, folders unfolded.

import { posix } from 'node:path';
import type { PluginContext } from '#model/plugin';
import { trimEnd } from '#model/trim';
import type { OpenApiOptions, SpecOptions, SpecVersion } from './options.ts';
import { kebabCase } from './slug.ts';

const extension = /\.(?:ya?ml|json)$/i;

/** False for a folder of specifications. */
export function isSpecFile(path: string): boolean {
  return extension.test(path);
}

/** Each specification with its other versions. A file that does not exist is reported. */
export async function findSpecs(options: OpenApiOptions, ctx: PluginContext): Promise<readonly (readonly SpecVersion[])[]> {
  const groups: (readonly SpecVersion[])[] = [];
  for (const [index, { versions = [], ...spec }] of options.specs.entries()) {
    if (!isSpecFile(spec.file)) groups.push(...(await filesOf(spec, index, ctx)));
    else {
      const all = [spec, ...versions];
      const known = await Promise.all(
        all.map((one, at) => isThere(one, at === 0 ? ['specs', index] : ['specs', index, 'versions', at - 1], ctx)),
      );
      groups.push(all.filter((_, at) => known[at]));
    }
  }
  return groups;
}

async function filesOf(spec: SpecOptions, index: number, ctx: PluginContext): Promise<readonly (readonly SpecVersion[])[]> {
  const folder = trimEnd(spec.file, '/');
  const files = (await ctx.glob(`${folder}/*.{yaml,yml,json}`)).filter(isSpecFile);
  const specs: SpecVersion[][] = [];
  for (const file of files) {
    // Other files of the folder hold parts that specifications refer to.
    if (!/^[ \t]*["']?(?:openapi|swagger)["']?[ \t]*:/m.test(await ctx.read(file))) continue;
    const name = kebabCase(posix.basename(file).replace(extension, ''));
    const prose = spec.prose === undefined ? {} : { prose: `${spec.prose}/${name}` };
    specs.push([{ ...spec, ...prose, file, path: `${spec.path}/${name}` }]);
  }
  if (specs.length === 0) reportNone(`the folder "${folder}" holds no specification`, ['specs', index], ctx);
  return specs;
}

async function isThere({ file }: SpecVersion, path: readonly (string | number)[], ctx: PluginContext): Promise<boolean> {
  const isFound = await ctx.read(file).then(
    () => true,
    () => false,
  );
  if (!isFound) reportNone(`the file "${file}" cannot be read`, path, ctx);
  return isFound;
}

function reportNone(message: string, path: readonly (string | number)[], { report, locate }: PluginContext): void {
  report({ code: 'no-file', message, help: 'Its path is relative to the root of the site.', place: locate([...path, 'file']) });
}
