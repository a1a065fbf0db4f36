// Suggests the right base URL on a home page whose files were not found.
// Imported by a page-relative address, so that it loads even when the base URL is wrong.
import { bannerId, suggestionId } from './components/BaseUrlBanner/banner-ids.ts';

const banner = document.getElementById(bannerId);
const suggestion = document.getElementById(suggestionId);
if (banner && suggestion?.parentElement && getComputedStyle(banner).display !== 'none') {
  suggestion.textContent = location.pathname.replace(/index\.html$/, '').replace(/\/?$/, '/');
  suggestion.parentElement.hidden = false;
}
