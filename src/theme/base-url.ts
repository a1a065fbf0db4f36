// Where a home page stands whose files are not where it looks for them, to the base that it should have. Its address counts from the
// page, so that it is found all the same.
import { bannerId, suggestionId } from './components/BaseUrlBanner/banner-ids.ts';

const banner = document.getElementById(bannerId);
const suggestion = document.getElementById(suggestionId);
if (banner && suggestion?.parentElement && getComputedStyle(banner).display !== 'none') {
  suggestion.textContent = location.pathname.replace(/index\.html$/, '').replace(/\/?$/, '/');
  suggestion.parentElement.hidden = false;
}
