// The tabs of a body to ones that are chosen, by mouse and keyboard; those of one group are chosen together.
import { keepPlace } from '../scroll-suspension.ts';
import type { Part } from './part.ts';
import { firstChoice, keptChoices, writeQuery } from './tab-choice.ts';
import { chosenTab, hasTab, isAwake, labelsOf, putToSleep, showTab, wake } from './tab-set.ts';

export function enhanceTabs(body: HTMLElement): Part {
  let count = 0;
  const newId = (): string => `slodocs-tab-${++count}`;
  const sets = (): HTMLElement[] => [...body.querySelectorAll<HTMLElement>('.tabs')];
  const show = (value: string, isMeant: (set: HTMLElement) => boolean): void => {
    for (const set of sets()) if (isMeant(set) && hasTab(set, value) && chosenTab(set) !== value) showTab(set, value);
  };
  const { kept, end } = keptChoices((group, value) => show(value, ({ dataset }) => dataset['tabGroup'] === group));

  const choose = (label: HTMLElement): void => {
    const set = label.closest<HTMLElement>('.tabs');
    const value = label.parentElement?.dataset['tabValue'];
    if (!set || value === undefined) return;
    const { tabGroup, tabQuery } = set.dataset;
    keepPlace(label, () =>
      show(value, (other) => {
        const { dataset } = other;
        const isTogether = tabGroup && dataset['tabGroup'] === tabGroup;
        return Boolean(other === set || isTogether || (tabQuery && dataset['tabQuery'] === tabQuery));
      }),
    );
    if (tabQuery) writeQuery(tabQuery, value);
    if (tabGroup) kept(tabGroup).set(value);
  };

  const labelAt = ({ target }: Event): HTMLElement | null => (target as Element).closest<HTMLElement>('[role=tab].tab-label');
  const click = (event: Event): void => {
    const label = labelAt(event);
    if (!label) return;
    label.focus({ preventScroll: true });
    choose(label);
  };
  const press = (event: KeyboardEvent): void => {
    const label = event.target === labelAt(event) ? labelAt(event) : null;
    const set = label?.closest<HTMLElement>('.tabs');
    if (!label || !set || event.ctrlKey || event.altKey || event.metaKey) return;
    const labels = labelsOf(set);
    const onward = label.matches(':dir(rtl)') ? -1 : 1;
    const at = labels.indexOf(label);
    const to = { ArrowRight: at + onward, ArrowLeft: at - onward, Home: 0, End: -1 }[event.key];
    if (to !== undefined) labels.at(to % labels.length)?.focus();
    else if (event.key === 'Enter' || event.key === ' ') choose(label);
    else return;
    event.preventDefault();
  };
  const find = ({ target }: Event): void => {
    const tab = (target as Element).closest<HTMLElement>('.tab');
    const set = tab?.closest<HTMLElement>('.tabs');
    if (tab && set && isAwake(set)) showTab(set, tab.dataset['tabValue']);
  };
  body.addEventListener('click', click);
  body.addEventListener('keydown', press);
  body.addEventListener('beforematch', find);

  return {
    refresh() {
      for (const set of sets()) {
        const value = isAwake(set) ? chosenTab(set) : firstChoice(set, kept);
        wake(set, newId);
        showTab(set, value);
      }
    },
    end() {
      end();
      body.removeEventListener('click', click);
      body.removeEventListener('keydown', press);
      body.removeEventListener('beforematch', find);
      for (const set of sets()) putToSleep(set);
    },
  };
}
