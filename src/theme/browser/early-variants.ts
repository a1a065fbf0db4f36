// Shows the variants that the reader or the address has chosen, by CSS rules, from the first paint on.

/** An axis as the script element names it: its name, its values, and what is shown before readers choose. */
export type EarlyAxis = readonly [name: string, values: readonly string[], initial: string];

/** `kept` reads what a reader has chosen before. */
export function chooseVariants(
  axes: readonly EarlyAxis[],
  kept: (key: string) => string | null | undefined,
  query: URLSearchParams,
): void {
  const root = document.documentElement;
  const rules = axes.flatMap(([name, values, initial]) => {
    const known = [...values, 'all'];
    const asked = [query.get(name), kept(`slodocs.variant.${name}`), initial].find((value) => known.includes(value ?? ''));
    root.setAttribute(`data-variant-${name}`, asked ?? 'all');
    const chosen = `[data-variant-${name}`;
    const only = `[data-only-${name}`;
    const control = `.variant-switch[data-axis=${name}]`;
    return [
      `:root:not(:has(main ${only}])) ${control}{display:none}`,
      `${chosen}]:not(${chosen}=all]) .variant-label[data-axis=${name}]{display:none}`,
      `${chosen}]:not(${chosen}=all]) div${only}]{padding:0;border:0}`,
      ...known.map(
        (value) =>
          `${chosen}="${value}"] ${control} [data-value="${value}"]{--chosen-ground:var(--color-accent-tint);--chosen-text:var(--color-accent);--chosen-line:var(--color-accent)}`,
      ),
      ...values.map((value) => `${chosen}="${value}"] ${only}]:not(${only}~="${value}"]){display:none!important}`),
    ];
  });
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules.join(''));
    document.adoptedStyleSheets.push(sheet);
    // Without the rules there is nothing to choose.
    root.dataset['variants'] = '';
  } catch {}
}
