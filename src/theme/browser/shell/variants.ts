// Lets readers choose which variants a page shows, keeps the choice, and shows what an address leads to.
import { queryEvent } from '#model/page-data';
import { targetOf } from '../../dom/hash-target.ts';
import { createStorageSlot } from '../../dom/storage.ts';
import type { Behavior } from '../behavior.ts';
import { keepPlace } from '../scroll-suspension.ts';

/** The script before the first paint has added the rules, by the attribute that holds the choice. */
export const chooseVariants: Behavior = ({ find, signal }) => {
  const switches = find<HTMLElement>('.variant-switch').map((control) => {
    const axis = control.dataset['axis'] ?? '';
    const attribute = `data-variant-${axis}`;
    const slot = createStorageSlot(`slodocs.variant.${axis}`);
    const inputs = [...control.querySelectorAll('input')];
    const show = (value: string | null): void => {
      if (inputs.some((input) => input.value === value)) document.documentElement.setAttribute(attribute, value ?? '');
      for (const input of inputs) input.checked = input.value === document.documentElement.getAttribute(attribute);
    };
    const choose = (value: string): void => {
      show(value);
      slot.set(value);
      const url = new URL(location.href);
      url.searchParams.set(axis, value);
      history.replaceState(history.state, '', url);
    };
    control.addEventListener('change', ({ target }) => keepPlace(control, () => choose((target as HTMLInputElement).value)), {
      signal,
    });
    signal.addEventListener(
      'abort',
      slot.listen(({ newValue }) => show(newValue)),
    );
    const follow = (target: Element | null): void => {
      const asked = new URLSearchParams(location.search).get(axis);
      show(asked);
      if (inputs.some(({ value }) => value === asked)) slot.set(asked ?? '');
      const needed = target?.closest(`[data-only-${axis}]`)?.getAttribute(`data-only-${axis}`)?.split(' ');
      const [first] = needed ?? [];
      const chosen = document.documentElement.getAttribute(attribute) ?? '';
      if (first !== undefined && chosen !== 'all' && !needed?.includes(chosen)) choose(first);
    };
    return { follow };
  });
  if (switches.length === 0) return;
  const arrive = (): void => {
    const target = targetOf(location.hash);
    const wasShown = target?.checkVisibility();
    for (const { follow } of switches) follow(target);
    if (target && !wasShown) target.scrollIntoView({ behavior: 'instant' });
  };
  for (const type of ['hashchange', 'popstate', queryEvent]) addEventListener(type, arrive, { signal });
  arrive();
};
