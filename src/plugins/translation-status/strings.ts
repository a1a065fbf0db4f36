// Lists the English texts of the pages on translations.
import type { Texts } from 'slodocs/kit';

export const strings: Texts = {
  'translation-status.title': 'Translations',
  'translation-status.description': 'Which pages are translated into which language, and what is left to do.',
  'translation-status.languageTitle': 'Translations: {language}',
  'translation-status.languages': 'Translation status by language',
  'translation-status.folders': 'Translation status by folder',
  'translation-status.language': 'Language',
  'translation-status.folder': 'Folder',
  'translation-status.all': 'All folders',
  'translation-status.current': 'Up to date',
  'translation-status.stale': 'Stale',
  'translation-status.unrecorded': 'Unrecorded',
  'translation-status.missing': 'Missing',
  'translation-status.orphan': 'Orphans',
  'translation-status.staleNote':
    'The originals of these pages have changed since they were translated. See what has changed, and mark the translation when it is done:',
  'translation-status.unrecordedNote': 'It is not recorded whether these pages are up to date. Mark those that are:',
  'translation-status.missingNote':
    'These pages have not been translated yet. To translate one, create a file at the path below the title.',
  'translation-status.orphanNote': 'These files translate pages that do not exist.',
  'translation-status.noRecord':
    'Nothing is recorded yet, so it is not known which translations are older than their originals. Run this command once, and commit the file that it writes:',
  'translation-status.done': 'All pages are translated and up to date.',
  'translation-status.translation': 'Translation',
  'translation-status.edit': 'Edit',
};
