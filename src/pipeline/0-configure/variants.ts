// Settles the axes of variants, and checks the values that a build is to publish.
import type { DiagnosticDraft } from '#model/diagnostic';
import { nearest } from '#model/nearest';
import type { UserConfig } from '#model/user-config';
import type { VariantAxis, VariantConfig } from '#model/variants';

type Axes = NonNullable<UserConfig['variants']>;

export function settleVariants(axes: Axes = {}, built: Readonly<Record<string, string>> = {}): readonly VariantAxis[] {
  return Object.entries(axes).map(([name, { label, values, default: initial, publish }]) => ({
    name,
    label,
    values: Object.entries(values).map(([name, label]) => ({ name, label })),
    initial,
    built: Object.hasOwn(built, name) ? built[name] : publish,
  }));
}

/** Faults of a request have no place: it is not written in a file. */
export function variantFaults(built: Readonly<Record<string, string>>, axes: Axes = {}): readonly DiagnosticDraft[] {
  return Object.entries(built).flatMap(([name, value]): readonly DiagnosticDraft[] => {
    const axis: VariantConfig | undefined = Object.hasOwn(axes, name) ? axes[name] : undefined;
    if (!axis)
      return [unknown(`this build is for the variant "${name}=${value}", but the site has no axis "${name}"`, name, axes)];
    if (Object.hasOwn(axis.values, value)) return [];
    return [unknown(`this build is for the variant "${name}=${value}", but "${name}" has no such value`, value, axis.values)];
  });
}

function unknown(message: string, written: string, known: object): DiagnosticDraft {
  const names = Object.keys(known);
  const near = nearest(written, names);
  const listed = names.length === 0 ? '`variants` in the configuration is empty.' : `Use one of ${names.join(', ')}.`;
  return { code: 'configure/invalid-value', message, help: near === undefined ? listed : `Did you mean "${near}"?` };
}
