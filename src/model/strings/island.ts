// Lists the English texts around islands that load or fail, by id.
import type { Text } from './say.ts';

export const islandStrings = {
  'theme.ErrorPageContent.pageTitle': 'Page Error',
  'theme.ErrorPageContent.title': 'This page crashed.',
  'theme.ErrorPageContent.tryAgain': 'Try again',
  'theme.Loading.label': 'Loading',
  'theme.Loading.retry': 'Retry',
} as const satisfies Readonly<Record<string, Text>>;
