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
        ? `the stylesheet "${posix.basename(file)}" is one of VitePress's theme, and is not used`
        : isComponent
          ? `the Vue component "${posix.basename(file, '.vue')}" is not used`
          : "the site's own theme is not used",
      help: isStyle
        ? 'Set the colour of your brand by "theme.accent", write rules for the properties of this theme, and name the file in "theme.css".'
        : isComponent
          ? 'Write it as a component of React, and register it in "theme.components": pages of MDX use it without an import.'
          : 'Parts of the theme are replaced by "theme.slots", which `slodocs eject` lists; components of content are registered in "theme.components".',
      place: wholeFile(file),
    });
  }
}

export async function findDynamic(folder: string, { root, find }: Takeover): Promise<void> {
  const files = await fastGlob('**/*\\[*\\]*.md', { cwd: join(root, folder), ignore: ['**/node_modules/**'] });
  for (const file of files.sort(compareText))
    find({
      code: 'takeover/foreign-syntax',
      message: 'the page is made once for each entry of its paths',
      help: 'Write files before the build, or a plugin whose "discover" hook makes pages of data.',
      place: wholeFile(posix.join(folder, file)),
    });
}
