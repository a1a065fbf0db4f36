// Finds files of a VitePress site that slodocs does not use: its theme, components of Vue, and pages made of data.
import { join, posix } from 'node:path';
import fastGlob from 'fast-glob';
import { compareText, wholeFile } from '#model/place';
import type { Takeover } from '../old-site.ts';

export async function findTheme(home: string, { root, find }: Takeover): Promise<void> {
  const files = await fastGlob(`${home}.vitepress/theme/**/*.{ts,js,mts,mjs,vue,css,scss}`, { cwd: root, dot: true });
  for (const file of files.sort(compareText)) {
    const isStyle = /\.s?css$/.test(file);
    const isComponent = file.endsWith('.vue');
    if (!isStyle && !isComponent && !/\/index\.m?[jt]s$/.test(file)) continue;
    find({
      code: 'takeover/swizzled-component',
      message: isStyle
        ? `the stylesheet "${posix.basename(file)}" belongs to the VitePress theme, so it is not used`
        : isComponent
          ? `the Vue component "${posix.basename(file, '.vue')}" is not used`
          : "the site's own theme is not used",
      help: isStyle
        ? 'Set your brand color with "theme.accent", write rules for the properties of this theme, and list the file in "theme.css".'
        : isComponent
          ? 'Rewrite it as a React component, and register it in "theme.components". MDX pages can then use it without an import.'
          : 'To replace theme parts, use "theme.slots"; `slodocs eject` lists the parts. Register components for content in "theme.components".',
      place: wholeFile(file),
    });
  }
}

export async function findDynamic(folder: string, { root, find }: Takeover): Promise<void> {
  const files = await fastGlob('**/*\\[*\\]*.md', { cwd: join(root, folder), ignore: ['**/node_modules/**'] });
  for (const file of files.sort(compareText))
    find({
      code: 'takeover/foreign-syntax',
      message: 'the page is generated once for each entry of its paths',
      help: 'Write files before the build, or write a plugin whose "discover" hook generates pages from data.',
      place: wholeFile(posix.join(folder, file)),
    });
}
