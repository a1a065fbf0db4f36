// Provides the texts that only the server needs, in the language of the page.
import { use } from 'react';
import { sayIn, type Values } from '#model/strings/say';
import { english, type StringId } from '#model/strings/strings';
import { PageContext } from './page-context.tsx';

export function sayPrinted(id: StringId, values?: Values): string {
  return sayIn(use(PageContext)?.words, english, id, values);
}
