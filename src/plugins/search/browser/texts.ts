// Provides the texts of search in the language of the site. They come with this script, so that a missing index leaves none out.

import lost from 'slodocs/texts/theme.NotFound.nearest';
import seeAll from 'slodocs/texts/theme.SearchBar.seeAll';
import popup from 'slodocs/texts/theme.SearchModal';
import page from 'slodocs/texts/theme.SearchPage';
import { createSay } from 'slodocs/theme';
import type { searchStrings } from '#model/strings/search';

export const say = createSay<keyof typeof searchStrings>(lost, seeAll, popup, page);
