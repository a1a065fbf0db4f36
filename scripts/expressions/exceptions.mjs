// Lists the regular expressions that may take more than linear time or are built at run time, each with what bounds it.

/** By file and text. */
export const exceptions = [
  {
    file: 'scripts/bundle.mjs',
    text: String.raw`/[\\/](?:plugins|assembly|tools)[\\/].+\.js$/`,
    bound: 'paths of files of the project',
  },
  {
    file: 'scripts/expressions/attacks.mjs',
    text: "new RegExp(whole, flags.replace(/[gmy]/g, ''))",
    bound: 'a part of an expression that is measured, on one sign',
  },
  {
    file: 'scripts/expressions/measure.mjs',
    text: 'new RegExp(source, flags)',
    bound: 'the expression that is measured',
  },
  {
    file: 'scripts/react-as-modules.mjs',
    text: String.raw`/\/\*.*?\*\/|"[^"\n]*"/gs`,
    bound: 'files of React, when the project is built',
  },
  {
    file: 'site/components/mark-lessons.ts',
    text: String.raw`/\/slocademy\/(.+?)\/?$/`,
    bound: 'addresses of pages of the site',
  },
  {
    file: 'src/cli/printers/markdown.ts',
    text: '/^(`{3,}|~{3,}).*\\n([\\s\\S]*?)^\\1[`~]*[ \\t]*$/gm',
    bound: 'pages of the manual',
  },
  {
    file: 'src/code/content-names.ts',
    text: String.raw`new RegExp([...stems.keys()].map((name) => name.replace('.', '\\.')).join('|'), 'g')`,
    bound: 'names of files, without a quantifier',
  },
  {
    file: 'src/tools/explain/explain.ts',
    text: '/^(`{3,})[\\s\\S]*?^\\1`*$|`[^`\\n]+`|\\]\\((\\.{1,2}\\/[^)\\s#]+)/gm',
    bound: 'pages of the manual',
  },
  {
    file: 'src/kit/print/javascript.ts',
    text: 'new RegExp(value)',
    bound: 'an expression that is printed, and never run',
  },
  {
    file: 'src/pipeline/2-parse/facts/truncation.ts',
    text: "new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''))",
    bound: 'the marker of a site, which its author writes',
  },
  {
    file: 'src/pipeline/2-parse/mdx-faults/misspelled-tag.ts',
    text: '/closing tag `(.+)`, expected corresponding closing tag for `(.+)` \\(([\\d:]+)-([\\d:]+)\\)/',
    bound: 'messages of the parser, which name two tags',
  },
  {
    file: 'src/pipeline/2-parse/mdx-faults/tag-faults.ts',
    text: '/closing tag for `(.+)` \\(([\\d:]+)-([\\d:]+)\\)( before the end of `(\\w+)`)?/',
    bound: 'messages of the parser, which name one tag',
  },
  {
    file: 'src/pipeline/2-parse/mdx-faults/tag-faults.ts',
    text: '/the closing tag `(.+?)` either/',
    bound: 'messages of the parser, which name one tag',
  },
  {
    file: 'src/plugins/code-highlight/short-marks.ts',
    text: String.raw`/\[!code ([^\]]+)\]/g`,
    bound: 'marks each of which is closed',
  },
  {
    file: 'src/plugins/openapi/samples/unfold-schema.ts',
    text: "new RegExp(pattern, 'u')",
    bound: 'a sample of at most 200 signs',
  },
  {
    file: 'src/plugins/posts/reading/post-date.ts',
    text: String.raw`/^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/`,
    bound: 'paths of files, which the system bounds',
  },
  {
    file: 'src/plugins/search/browser/arrival/mark-words.ts',
    text: "new RegExp(sources.join('|'), 'giu')",
    bound: 'words of a search, without a quantifier',
  },
  {
    file: 'src/theme/browser/navigation/page-address.ts',
    text: 'RegExp(external)',
    bound: 'what `externalPattern` prints: quoted paths, each with one repetition at its end',
  },
  {
    file: 'src/tools/dev/browser-faults.ts',
    text: String.raw`/^\s*(?:at (?:(?:async |new |Object\.)*([^\s(]+) \(|)|(.*?)@)(?:https?:\/\/[^/\s]+(\/[^\s)]*?):(\d+):(\d+)|<anonymous>)\)?$/`,
    bound: 'lines of at most 2,000 signs',
  },
  {
    file: 'src/tools/external-links/anchors.ts',
    text: '/<meta[^>]*charset[^>]*>/i',
    bound: 'the first 1,024 bytes of a page',
  },
  {
    file: 'src/tools/new-content/new-content.ts',
    text: 'new RegExp(truncateMarker)',
    bound: 'the marker of a site, which its author writes, on three markers of ours',
  },
  {
    file: 'src/tools/verify/verify-site.ts',
    text: 'new RegExp(externalPattern(named, settings))',
    bound: 'quoted paths, each with one repetition at its end',
  },
];
