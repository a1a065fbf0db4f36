// Provides the texts of a site in English, for tests of parts that a build would hand them to.
import { pluginSayer } from '#model/strings/strings';

export const sayEnglish = pluginSayer(() => ({ lang: 'en', strings: {} }), {});
