// Shows the variants that readers choose, from before the first paint on; on every page of a site that has some.

import { arrivedEvent } from '#model/page-data';
import { keepPlace } from './browser/scroll-suspension.ts';
import { chosenIn, ruleVariants, slotOf, type VariantChoices } from './browser/variants/rules.ts';
import { targetOf } from './dom/hash-target.ts';

const axes = JSON.parse((document.currentScript as HTMLScriptElement).dataset['variants'] ?? '[]') as VariantChoices[];

for (const axis of axes) document.documentElement.setAttribute(`data-variant-${axis[0]}`, chosenIn(axis));
// Without the rules there is nothing to choose.
if (ruleVariants(axes)) followChoices(axes);

/** Listens on the document: pages come and go below it. */
function followChoices(axes: readonly VariantChoices[]): void {
  const root = document.documentElement;
  const show = (name: string, value: string): void => {
    root.setAttribute(`data-variant-${name}`, value);
    for (const input of document.querySelectorAll<HTMLInputElement>(`.variant-switch[data-axis=${name}] input`))
      input.checked = input.value === value;
  };
  const choose = (name: string, value: string): void => {
    show(name, value);
    slotOf(name).set(value);
    const url = new URL(location.href);
    url.searchParams.set(name, value);
    history.replaceState(history.state, '', url);
  };
  const arrive = (): void => {
    const target = targetOf(location.hash);
    const wasShown = target?.checkVisibility();
    for (const axis of axes) {
      const [name] = axis;
      const chosen = chosenIn(axis);
      show(name, chosen);
      if (new URLSearchParams(location.search).get(name) === chosen) slotOf(name).set(chosen);
      const needed = target?.closest(`[data-only-${name}]`)?.getAttribute(`data-only-${name}`)?.split(' ');
      if (needed?.[0] && chosen !== 'all' && !needed.includes(chosen)) choose(name, needed[0]);
    }
    if (target && !wasShown) target.scrollIntoView({ behavior: 'instant' });
  };
  document.addEventListener('change', ({ target }) => {
    const control = (target as Element).closest<HTMLElement>('.variant-switch');
    const name = control?.dataset['axis'];
    if (control && name) keepPlace(control, () => choose(name, (target as HTMLInputElement).value));
  });
  for (const [name] of axes)
    slotOf(name).listen(({ newValue }) => {
      if (newValue !== null) show(name, newValue);
    });
  for (const type of ['hashchange', 'popstate', arrivedEvent]) addEventListener(type, arrive);
  document.addEventListener('DOMContentLoaded', arrive);
}
