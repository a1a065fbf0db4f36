// Builds servers, and checks their variables.

import type { Fields } from '#model/fields';
import { nearest } from '#model/nearest';
import type { Server } from '../../api/api.ts';
import { below } from '../faults.ts';
import { listed } from '../values.ts';
import { type Building, entriesOf, listOf, proseOf, textOf } from './building.ts';

/** Undefined where the object lists none. */
export function serversOf(building: Building, fields: Fields): readonly Server[] | undefined {
  const servers = listOf(fields, 'servers').map((server): Server => {
    const url = textOf(server, 'url') ?? '/';
    checkVariables(building, url, server);
    return {
      url,
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
    const message = `the address "${url}" has no definition of its variable "${name}"`;
    report({ code: 'unknown-name', at: below(placeOf(server), 'url'), message, help });
  }
  for (const [, variable] of entries) {
    const values = listOf<string>(variable, 'enum');
    const value = textOf(variable, 'default');
    if (value === undefined || values.length === 0 || values.includes(value) || isLost(variable, 'enum')) continue;
    const help = `They are ${listed(values)}.`;
    const message = `the default "${value}" is none of the values that "enum" allows`;
    report({ code: 'invalid-value', at: below(placeOf(variable), 'default'), message, help });
  }
}
