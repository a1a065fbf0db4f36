// What a reader chose before, or the address asks for, to rules that show those tabs from the first paint on.

/** `settings` are those of the early script. Without a storage, or rules made by scripts, tabs begin as their authors want. */
export function chooseTabs({ storage = 'localStorage', storageSuffix = '' }: DOMStringMap): void {
  const root = document.documentElement;
  root.dataset['tabs'] = '';
  // Nobody could choose them if the page did not wake up.
  const giveUp = ({ target }: Event): void => {
    if (target instanceof HTMLScriptElement && target.type === 'module') delete root.dataset['tabs'];
  };
  addEventListener('error', giveUp, true);
  try {
    const prefix = 'docusaurus.tab.';
    const rules =
      storage === 'none'
        ? []
        : Object.entries(window[storage as 'localStorage'])
            .filter(([key]) => key.startsWith(prefix) && key.endsWith(storageSuffix))
            .map(([key, value]) => ruleFor('group', key.slice(prefix.length, key.length - storageSuffix.length), value));
    // What the address says comes later, and so wins.
    for (const [name, value] of new URLSearchParams(location.search)) rules.push(ruleFor('query', name, value));
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
