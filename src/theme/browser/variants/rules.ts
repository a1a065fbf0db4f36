// Adds the CSS rules by which an attribute of the root element shows one variant.
import { createStorageSlot, type StorageSlot } from '../../dom/storage.ts';

/** An axis as the script element names it: its name, its values, and what is shown before readers choose. */
export type VariantChoices = readonly [name: string, values: readonly string[], initial: string];

export function slotOf(name: string): StorageSlot {
  return createStorageSlot(`slodocs.variant.${name}`);
}

/** What the address asks for, else what the reader has chosen before. */
export function chosenIn([name, values, initial]: VariantChoices): string {
  const asked = [new URLSearchParams(location.search).get(name), slotOf(name).get(), initial];
  return asked.find((value) => value === 'all' || values.includes(value ?? '')) ?? 'all';
}

/** False where scripts cannot add rules. */
export function ruleVariants(axes: readonly VariantChoices[]): boolean {
  const rules = axes.flatMap(([name, values]) => {
    const chosen = `[data-variant-${name}`;
    const only = `[data-only-${name}`;
    const control = `.variant-switch[data-axis=${name}]`;
    const look = '--chosen-ground:var(--color-accent-tint);--chosen-text:var(--color-accent);--chosen-line:var(--color-accent)';
    return [
      `:root:not(:has(main ${only}])) ${control}{display:none}`,
      `${chosen}]:not(${chosen}=all]) .variant-label[data-axis=${name}]{display:none}`,
      `${chosen}]:not(${chosen}=all]) div${only}]{padding:0;border:0}`,
      ...['all', ...values].map((value) => `${chosen}="${value}"] ${control} [data-value="${value}"]{${look}}`),
      ...values.map((value) => `${chosen}="${value}"] ${only}]:not(${only}~="${value}"]){display:none!important}`),
    ];
  });
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules.join(''));
    document.adoptedStyleSheets.push(sheet);
    document.documentElement.dataset['variants'] = '';
    return true;
  } catch {
    return false;
  }
}
