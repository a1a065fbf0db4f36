// Reports dotfiles in static folders, which are not copied.

import type { Context } from '#context/context';
import { wholeFile } from '#model/place';
import { helpForRefusal } from '#model/site-bounds';

/** Files of systems, editors and git, which nobody means to publish and which are not reported. */
const litter =
  /^\.(?:_.*|DS_Store|directory|localized|gitkeep|keep|gitignore|gitattributes|editorconfig|idea|vscode|.*\.sw[a-p]|#.*)$/;

export function reportDotfiles({ reporter }: Context, paths: readonly string[]): void {
  for (const path of paths) {
    if (litter.test(path.slice(path.lastIndexOf('/') + 1))) continue;
    reporter.report({
      code: 'discover/dotfile-left-out',
      message: `"${path}" is not published, for its name begins with a dot`,
      help: helpForRefusal({ kind: 'hidden', at: path, byLink: false }),
      place: wholeFile(path),
    });
  }
}
