// Reports page views to Matomo.
import type { StartAnalytics } from 'slodocs/theme';
import type { MatomoConfig } from './config.ts';
import { loadScript } from './load-script.ts';

const start: StartAnalytics<MatomoConfig> = ({ url: folder, siteId, script, cookies }) => {
  const scope = window as { _paq?: { push(...commands: readonly unknown[][]): unknown } };
  scope._paq ??= [];
  // Its script puts another object there.
  const tell = (...commands: readonly unknown[][]): void => void scope._paq?.push(...commands);
  if (!cookies) tell(['disableCookies']);
  tell(['setTrackerUrl', `${folder}matomo.php`], ['setSiteId', siteId], ['enableLinkTracking']);
  loadScript(script);
  return ({ url, title, referrer }) =>
    tell(['setReferrerUrl', referrer], ['setCustomUrl', url], ['setDocumentTitle', title], ['trackPageView']);
};

export default start;
