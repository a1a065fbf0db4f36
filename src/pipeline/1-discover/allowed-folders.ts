// Checks that the folders exist which the configuration allows content to use.
import type { Context } from '#context/context';

export async function checkAllowedFolders({ config, files, reporter }: Context): Promise<void> {
  for (const [index, folder] of config.settings.allow.folders.entries()) {
    const found = await files.stat(folder);
    if (found?.isFolder) continue;
    reporter.report({
      code: 'discover/missing-folder',
      message: `the folder "${folder}", which content may use, ${found ? 'is no folder' : 'does not exist'}`,
      help: 'Create it, or take it out of `allow.folders`. Its path counts from the configuration.',
      place: config.locate(['allow', 'folders', index]),
    });
  }
}
