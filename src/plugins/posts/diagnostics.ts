// Defines the diagnostics of the posts plugin.
import type { Catalogue } from 'slodocs/kit';
import type { Terms } from './options.ts';

export function diagnosticsOf({ severities }: Terms): Catalogue {
  return {
    'invalid-option': { severity: 'error', summary: 'An option of the posts cannot be what the config says.' },
    'invalid-date': { severity: 'error', summary: 'The date of a post is none.' },
    'misspelt-key': {
      severity: 'warning',
      summary: 'A key of front matter or of an author is nearly one that posts or authors have.',
    },
    'unused-id': { severity: 'warning', summary: 'The `id` of a post does nothing.' },
    'no-date': { severity: 'error', summary: 'Nothing says when a post was written.' },
    'unknown-author': { severity: 'error', summary: 'A post names an author whom the file of authors does not know.' },
    'invalid-authors': { severity: 'error', summary: 'What a post says of its authors has the wrong shape.' },
    'inline-author': { severity: severities.inlineAuthor, summary: 'A post describes an author whom the file of authors lacks.' },
    'inline-tag': { severity: severities.inlineTag, summary: 'A post bears a tag that the file of tags does not define.' },
    'letter-case': { severity: 'warning', summary: 'Two tags of posts differ by letter case alone.' },
    'two-names': { severity: 'warning', summary: 'Two tags of posts with different names have the same address.' },
    'invalid-address': { severity: 'error', summary: 'A tag or an author cannot be made part of an address.' },
    'duplicate-permalink': { severity: 'error', summary: 'Two tags or two authors of one file have the same address.' },
    'invalid-file': { severity: 'error', summary: 'The file of authors or of tags cannot be read, or has the wrong shape.' },
    'missing-file': { severity: 'error', summary: 'A file of authors or of tags that the config names does not exist.' },
    untruncated: { severity: severities.untruncated, summary: 'A post does not say where its excerpt ends.' },
    'no-version': { severity: 'warning', summary: 'A post of a list of releases names no version.' },
    'two-versions': { severity: 'warning', summary: 'The title of a release and its file name are of different versions.' },
  };
}
