// Reads the version that a release post announces from its title or file name.

import { type Fix, keyPlace, type Place, type PlacedDoc, type PluginContext, respell } from 'slodocs/kit';
import { postPlace } from '../doc-values.ts';
import { compareVersions, readVersion, type Version } from '../post.ts';

/** `name` is the file name without date and extension. It takes precedence, since YAML cannot turn it into a number. */
export function versionOf(doc: PlacedDoc, title: string, name: string, ctx: PluginContext): Version | undefined {
  const inTitle = readVersion(title);
  const inName = readVersion(name);
  const place = keyPlace(doc.document.facts, 'title') ?? postPlace(doc);
  if (!inTitle && !inName) {
    ctx.report({
      code: 'no-version',
      message: `neither the title "${title}" nor the file name contains the version of the release`,
      help: 'Name the file after the version, such as `1.40.md`, or write the version in the title. Until then, the post is sorted by date.',
      place,
    });
  }
  if (inTitle && inName && compareVersions(inTitle, inName) !== 0 && !isNumberOf(title, inName)) {
    ctx.report({
      code: 'two-versions',
      message: `the title contains ${inTitle.text}, but the file name contains ${inName.text}`,
      help: `Write the same version in both. Until then, ${inName.text} is used.`,
      place,
      ...(title === inTitle.text && keyPlace(doc.document.facts, 'title') ? renumber(place, title, inName.text) : {}),
    });
  }
  return inName ?? inTitle;
}

/** Unquoted, YAML would read another number. */
function renumber(place: Place, title: string, text: string): { readonly fix?: Fix } {
  const quoted = `'${text}'`;
  const { fix } = respell(place, title, text);
  return { fix: fix ?? { title: `write ${quoted}`, place, replaces: title, text: quoted } };
}

/** YAML reads an unquoted `1.40` as a number, which is reported where it is read, with a fix that adds quotes. */
function isNumberOf(title: string, { text }: Version): boolean {
  return /^\d+(?:\.\d+)?$/.test(title) && Number(title) === Number(text);
}
