// Reports page views to an address of the site's own choice, without a script of others.
import type { StartAnalytics } from 'slodocs/theme';
import type { BeaconConfig } from './config.ts';

const start: StartAnalytics<BeaconConfig> =
  ({ url: to }) =>
  ({ url, referrer }) =>
    void navigator.sendBeacon(to, JSON.stringify({ path: new URL(url).pathname, referrer }));

export default start;
