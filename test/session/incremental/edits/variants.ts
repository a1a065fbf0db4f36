// Defines edits of variants and variables.
import { change, type Edit, pages, word } from './edit.ts';

const table = /^data\/variables\.yml$/;
const config = /^site\.config\.ts$/;

export const variantEdits: Readonly<Record<string, Edit>> = {
  'value of a variable': change(table, (text, random) => text.replace(/version: .*/, `version: '${word(random)}'`)),
  'value of a variable that varies': change(table, (text, random) => text.replace(/server: \w+/, `server: ${word(random)}`)),
  'variable that no longer varies': change(table, (text) => text.replace(/host: .*/, 'host: everywhere')),
  'variable more': change(table, (text, random) => `${text}${word(random)}: more\n`),
  'variable that is not there': change(pages, (text) => `${text}\n<Var name="zz-fault" />\n`),
  'audience of a part': change(pages, (text) =>
    text.replace(/product="(cloud|server)"/, (_, old: string) => `product="${old === 'cloud' ? 'server' : 'cloud'}"`),
  ),
  'part for some more': change(pages, (text, random) => `${text}\n<Only product="cloud">\n\n## ${word(random)}\n\n</Only>\n`),
  'label of a variant': change(config, (text, random) => text.replace(/cloud: '\w+'/, `cloud: '${word(random)}'`)),
  'variant that is published': change(config, (text) =>
    text.includes('publish') ? text.replace(", publish: 'cloud'", '') : text.replace("label: 'Product'", "$&, publish: 'cloud'"),
  ),
};
