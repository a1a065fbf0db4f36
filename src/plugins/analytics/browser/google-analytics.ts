// Reports page views to Google Analytics 4.
import type { StartAnalytics } from 'slodocs/theme';
import type { GoogleConfig } from './config.ts';
import { loadScript } from './load-script.ts';

const start: StartAnalytics<GoogleConfig> = ({ id }) => {
  const scope = window as { dataLayer?: unknown[]; gtag?: (...args: readonly unknown[]) => void };
  scope.dataLayer ??= [];
  const layer = scope.dataLayer;
  // Google's script tells commands from other entries by their being `arguments`.
  scope.gtag ??= function gtag() {
    // biome-ignore lint/complexity/noArguments: the reason is above
    layer.push(arguments);
  };
  const { gtag } = scope;
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
  return ({ url, title, referrer }) =>
    gtag('event', 'page_view', { send_to: id, page_location: url, page_title: title, page_referrer: referrer });
};

export default start;
