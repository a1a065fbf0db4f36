// Says texts as a site in English does, for tests of parts that a build would hand this to.
import { pluginSayer } from '#model/strings/strings';

export const sayEnglish = pluginSayer(() => ({ lang: 'en', strings: {} }), {});
