// Defines the diagnostics of the posts plugin.
import type { Catalogue } from 'slodocs/kit';
import type { Terms } from './options.ts';

export function diagnosticsOf({ severities }: Terms): Catalogue {
  return {
    'invalid-option': { severity: 'error', summary: 'An option of `posts` has an invalid value.' },
    'invalid-date': { severity: 'error', summary: 'A post has an invalid date.' },
    'misspelt-key': {
      severity: 'warning',
      summary: 'A key of a post or an author is misspelled.',
    },
    'unused-id': { severity: 'warning', summary: 'The `id` of a post has no effect.' },
    'no-date': { severity: 'error', summary: 'A post has no date.' },
    'unknown-author': { severity: 'error', summary: 'A post has an author who is not in the authors file.' },
    'invalid-authors': { severity: 'error', summary: 'The authors of a post have the wrong shape.' },
    'inline-author': { severity: severities.inlineAuthor, summary: 'A post describes an author who is not in the authors file.' },
    'inline-tag': { severity: severities.inlineTag, summary: 'A post has a tag that is not in the tags file.' },
    'letter-case': { severity: 'warning', summary: 'Two tags of posts differ only in letter case.' },
    'two-names': { severity: 'warning', summary: 'Two tags of posts with different names have the same address.' },
    'invalid-address': { severity: 'error', summary: 'A tag or an author cannot be part of an address.' },
    'duplicate-permalink': { severity: 'error', summary: 'Two tags or two authors in one file have the same address.' },
    'invalid-file': { severity: 'error', summary: 'The authors or tags file cannot be read, or has the wrong shape.' },
    'missing-file': { severity: 'error', summary: 'An authors or tags file in the config does not exist.' },
    untruncated: { severity: severities.untruncated, summary: 'A post does not mark where its excerpt ends.' },
    'no-version': { severity: 'warning', summary: 'A post in a list of releases has no version.' },
    'two-versions': { severity: 'warning', summary: 'The title and the file name of a release contain different versions.' },
  };
}
