// Shows the tabs that the reader or the address has chosen, by CSS rules, from the first paint on.

const prefix = 'docusaurus.tab.';

/** `kept` are the stored entries. Where scripts cannot add rules, tabs start as their authors want. */
export function chooseTabs(kept: readonly [string, string][], suffix: string, query: URLSearchParams): void {
  const root = document.documentElement;
  root.dataset['tabs'] = '';
  // The tabs would be stuck if the page were never hydrated.
  const giveUp = ({ target }: Event): void => {
    if (target instanceof HTMLScriptElement && target.type === 'module') delete root.dataset['tabs'];
  };
  addEventListener('error', giveUp, true);
  const rules = kept
    .filter(([key]) => key.startsWith(prefix) && key.endsWith(suffix))
    .map(([key, value]) => ruleFor('group', key.slice(prefix.length, key.length - suffix.length), value));
  // The address comes later, and so takes precedence.
  for (const [name, value] of query) rules.push(ruleFor('query', name, value));
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules.join(''));
    document.adoptedStyleSheets.push(sheet);
  } catch {}
}

/** Applies to groups with such a tab until they are hydrated, unless the address targets something inside one of their tabs. */
function ruleFor(kind: 'group' | 'query', name: string, value: string): string {
  const chosen = `[data-tab-value="${CSS.escape(value)}"]`;
  const tab = `.tabs[data-tab-${kind}="${CSS.escape(name)}"]:not([data-live],:has(:target)):has(>${chosen})>.tab`;
  return `${tab}{--tab:initial}${tab}${chosen}{--tab:;}`;
}
