// Provides the texts of search in the language of the site. They come with this script, so that a missing index leaves none out.

import type { StringId } from 'slodocs/kit';
import lost from 'slodocs/texts/theme.NotFound.nearest';
import seeAll from 'slodocs/texts/theme.SearchBar.seeAll';
import popup from 'slodocs/texts/theme.SearchModal';
import page from 'slodocs/texts/theme.SearchPage';
import { createSay } from 'slodocs/theme';

export const say = createSay<Extract<StringId, `theme.Search${string}` | 'theme.NotFound.nearest'>>(lost, seeAll, popup, page);
