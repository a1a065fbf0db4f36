// Loads the script of a service that follows the history of the browser by itself.
import type { StartAnalytics } from 'slodocs/theme';
import type { ScriptConfig } from './config.ts';
import { loadScript } from './load-script.ts';

const start: StartAnalytics<ScriptConfig> = ({ src, attributes }) => {
  loadScript(src, attributes);
  return () => undefined;
};

export default start;
