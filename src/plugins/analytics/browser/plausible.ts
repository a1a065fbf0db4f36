// Reports page views to Plausible, whose script is told not to report any by itself.
import type { StartAnalytics } from 'slodocs/theme';
import type { PlausibleConfig } from './config.ts';
import { loadScript } from './load-script.ts';

type Report = ((...args: readonly unknown[]) => void) & { q?: unknown[]; o?: object };

const start: StartAnalytics<PlausibleConfig> = ({ domain, script }) => {
  const scope = window as { plausible?: Report };
  const waiting: unknown[] = [];
  // Scripts whose names begin with `pa-` read `o`; older ones, and those of most servers, have `manual` in their names instead.
  scope.plausible ??= Object.assign((...args: readonly unknown[]) => void waiting.push(args), {
    q: waiting,
    o: { autoCapturePageviews: false },
  });
  loadScript(script, { 'data-domain': domain });
  return ({ url }) => scope.plausible?.('pageview', { u: url, url });
};

export default start;
