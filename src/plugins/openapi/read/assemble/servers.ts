// Builds servers, and checks their variables.

import { type Fields, nearest, schemeOf, sourceOf } from 'slodocs/kit';
import type { Server } from '../../api/api.ts';
import { type At, below } from '../faults.ts';
import { listed } from '../values.ts';
import { type Building, entriesOf, listOf, proseOf, textOf } from './building.ts';

/** Undefined where the object lists none. */
export function serversOf(building: Building, fields: Fields): readonly Server[] | undefined {
  const servers = listOf(fields, 'servers').map((server): Server => {
    const url = textOf(server, 'url') ?? '/';
    checkVariables(building, url, server);
    checkSchemes(building, url, server);
    return {
      url,
      place: building.locate(below(building.placeOf(server), 'url')),
      name: textOf(server, 'name'),
      description: proseOf(building, server),
      variables: entriesOf(server, 'variables').map(([name, variable]) => ({
        name,
        default: textOf(variable, 'default') ?? '',
        values: listOf<string>(variable, 'enum'),
        description: proseOf(building, variable),
      })),
    };
  });
  return servers.length > 0 ? servers : undefined;
}

function checkVariables({ report, placeOf, isLost }: Building, url: string, server: Fields): void {
  const entries = entriesOf(server, 'variables');
  const known = entries.map(([name]) => name);
  for (const [, name = ''] of url.matchAll(/\{([^{}]+)\}/g)) {
    if (known.includes(name) || isLost(server, 'variables')) continue;
    const near = nearest(name, known);
    const help = near === undefined ? 'Define it under "variables", with a "default".' : `Did you mean "{${near}}"?`;
    const message = `the variable "${name}" of the address "${url}" is not defined`;
    report({ code: 'unknown-name', at: below(placeOf(server), 'url'), message, help });
  }
  for (const [, variable] of entries) {
    const values = listOf<string>(variable, 'enum');
    const value = textOf(variable, 'default');
    if (value === undefined || values.length === 0 || values.includes(value) || isLost(variable, 'enum')) continue;
    const help = `They are ${listed(values)}.`;
    const message = `the default "${value}" is not among the values that "enum" allows`;
    report({ code: 'invalid-value', at: below(placeOf(variable), 'default'), message, help });
  }
}

/** A scheme may stand in the address, in a variable, or in several of them. */
function checkSchemes({ report, placeOf }: Building, url: string, server: Fields): void {
  const host = /^(?:[^/?#]*\/\/)?[^/?#]*/.exec(url)?.[0] ?? '';
  const variables = entriesOf(server, 'variables').filter(([name]) => host.includes(`{${name}}`));
  const presets = new Map(variables.map(([name, variable]) => [name, textOf(variable, 'default') ?? '']));
  const addressWith = (values: ReadonlyMap<string, string>): string =>
    [...values].reduce((address, [name, value]) => address.replaceAll(`{${name}}`, () => value), host);
  const check = (address: string, at: At): void => {
    const scheme = schemeOf(address);
    // A variable that is not defined is reported as that.
    if (scheme === undefined || /[{}]/.test(address) || sourceOf(`${scheme}//host.example`, 'connect-src')) return;
    const message = `"${address}" begins with "${scheme}", to which pages cannot send requests`;
    report({ code: 'server-scheme', at, message, help: 'Write an address with "https:", "http:", "wss:" or "ws:", or a path.' });
  };
  const preset = addressWith(presets);
  const first = schemeOf(url) === undefined ? variables.find(([name]) => host.startsWith(`{${name}}`)) : undefined;
  check(preset, first ? below(placeOf(first[1]), 'default') : below(placeOf(server), 'url'));
  for (const [name, variable] of variables) {
    for (const [index, value] of listOf<string>(variable, 'enum').entries()) {
      const address = addressWith(new Map([...presets, [name, value]]));
      if (address !== preset) check(address, below(placeOf(variable), 'enum', index));
    }
  }
}
