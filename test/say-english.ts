// Provides the English texts of a site, for tests of code that gets them from a build.
import { pluginSayer } from '#model/strings/strings';

export const sayEnglish = pluginSayer(() => ({ lang: 'en', strings: {} }), {});
