// What a reader chose before, or the address asks for, to rules that show those tabs from the first paint on.

const prefix = 'docusaurus.tab.';

/** `kept` are the entries of the reader's storage. Where scripts cannot make rules, tabs begin as their authors want. */
export function chooseTabs(kept: readonly [string, string][], suffix: string, query: URLSearchParams): void {
  const root = document.documentElement;
  root.dataset['tabs'] = '';
  // Nobody could choose them if the page did not wake up.
  const giveUp = ({ target }: Event): void => {
    if (target instanceof HTMLScriptElement && target.type === 'module') delete root.dataset['tabs'];
  };
  addEventListener('error', giveUp, true);
  const rules = kept
    .filter(([key]) => key.startsWith(prefix) && key.endsWith(suffix))
    .map(([key, value]) => ruleFor('group', key.slice(prefix.length, key.length - suffix.length), value));
  // What the address says comes later, and so wins.
  for (const [name, value] of query) rules.push(ruleFor('query', name, value));
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules.join(''));
    document.adoptedStyleSheets.push(sheet);
  } catch {}
}

/** For groups that have such a tab, until they are woken up, unless the address leads to something in one of their tabs. */
function ruleFor(kind: 'group' | 'query', name: string, value: string): string {
  const chosen = `[data-tab-value="${CSS.escape(value)}"]`;
  const tab = `.tabs[data-tab-${kind}="${CSS.escape(name)}"]:not([data-live],:has(:target)):has(>${chosen})>.tab`;
  return `${tab}{--tab:initial}${tab}${chosen}{--tab:;}`;
}
