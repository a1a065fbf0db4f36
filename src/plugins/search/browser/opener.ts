// Opens the pop-up by the search button and by keys, and lets the late module tend pages that need it. Every page loads this
// module, so it does no more than listen.
import { texts as help } from 'slodocs/texts/theme.SearchModal.errorScreen.helpText';
import { texts as title } from 'slodocs/texts/theme.SearchModal.errorScreen.titleText';

const load = () => import('./late.ts');
const root = document.documentElement;
const find = (selector: string) => document.querySelector(selector);
const within = ({ target }: Event, selector: string) => (target as Partial<Element>).closest?.(selector);
const buttons = '[data-search-open]';

/** Offline, nobody is led away from what they read. `place` is null where readers asked for nothing. */
function attempt(act: (late: Awaited<ReturnType<typeof load>>) => unknown, place?: Element | null): void {
  // What the module itself throws is a fault of it, not of the network.
  load().then(act, () => place !== null && sayUnavailable(place));
}

function toggle(event: Event, text = ''): void {
  event.preventDefault();
  attempt((late) => late.toggle(text));
}

root.dataset['searchReady'] = '';
// Before the site's own navigation hears of the click.
document.addEventListener(
  'click',
  (event) => {
    if (within(event, buttons) && !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)) toggle(event);
  },
  true,
);
document.addEventListener('keydown', (event) => {
  const { key } = event;
  if (event.ctrlKey || event.metaKey) /^k$/i.test(key) && toggle(event);
  else if (within(event, buttons)) /^[a-z0-9]$/i.test(key) && toggle(event, key);
  else if (key === '/' && !within(event, 'input,textarea,select,button,[contenteditable]')) toggle(event);
});
for (const type of ['pointerover', 'focusin'])
  document.addEventListener(type, (event) => within(event, buttons) && load().then((late) => late.warm(), String));

export function onRouteDidUpdate(): void {
  const control = getComputedStyle(root).getPropertyValue('--word-control').slice(1, -1) || 'Ctrl';
  const button = find(buttons);
  if (button) button.ariaLabel = `${button.textContent} (${root.dataset['platform'] ? 'Command' : control}+K)`;
  let found: unknown = find('[data-search-results],[data-not-found]');
  try {
    found ||= sessionStorage['slodocs.found'];
  } catch {}
  if (found) attempt((late) => late.visit(), find('[data-search-results]'));
}

/** Before what stands in `place`; without one, in a box above the page, which the same keys close. */
function sayUnavailable(place?: Element): void {
  const shown = document.querySelector('[popover].search-popup-panel');
  const isOpen = shown?.matches(':popover-open');
  shown?.remove();
  if (isOpen) return;
  // It has been said: before, there was one element.
  if (place?.children[1]) return;
  const box = document.createElement('div');
  box.role = 'alert';
  for (const texts of [title, help]) {
    const line = document.createElement('p');
    line.append(...Object.values(texts as Readonly<Record<string, string>>));
    box.append(line);
  }
  if (place) place.prepend(box);
  else {
    box.className = 'search-popup-panel search-popup-message';
    box.popover = 'auto';
    document.body.append(box);
    box.showPopover();
  }
}
