// Loads the site's components for slots, and reports faulty ones.

import type { NamedSlot } from '#code/site-bundle/named-files';
import type { DiagnosticDraft } from '#model/diagnostic';
import { wholeFile } from '#model/place';
import type { SlotName } from '#model/slots';
import { faultOf, isComponent } from '../modules/module-reports.ts';
import type { Modules } from '../modules/modules.ts';

export interface LoadedSlots {
  readonly named: readonly NamedSlot[];
  /** A slot whose module is faulty keeps the theme's own component. */
  readonly components: Readonly<Partial<Record<SlotName, unknown>>>;
  /** Faults of the site, not of one page. */
  readonly faults: readonly DiagnosticDraft[];
}

export async function loadSlots(named: readonly NamedSlot[], modules: Modules): Promise<LoadedSlots> {
  const components: Partial<Record<SlotName, unknown>> = {};
  const faults: DiagnosticDraft[] = [];
  for (const slot of named) {
    const { exports, problems } = await modules.run(slot.entry);
    for (const problem of problems) faults.push(faultOf({ specifier: slot.path, place: slot.place() }, problem, 'config'));
    if (problems.length > 0) continue;
    if (isComponent(exports['default'])) components[slot.name] = exports['default'];
    else faults.push(noComponent(slot, exports));
  }
  return { named, components, faults };
}

function noComponent({ name, path, place }: NamedSlot, exports: Readonly<Record<string, unknown>>): DiagnosticDraft {
  return {
    code: 'render/part-without-component',
    message:
      'default' in exports
        ? `the part "${name}" at "${path}" exports no component by default`
        : `the part "${name}" at "${path}" doesn't have a default export`,
    help: `Export a component by default: \`export default function ${name}(props) { … }\`.`,
    place: wholeFile(path),
    related: [{ message: 'the configuration names it here', place: place() }],
  };
}
