// Loads the form below an operation once a reader opens it. Every page loads this module, so it does no more than listen.
const form = 'details.api-try';

/** `data-failed` is what a page says where the form cannot be loaded. */
function open(details: HTMLElement): void {
  import('./try-form.tsx').then(
    ({ mountForm }) => mountForm(details),
    () => {
      if (details.querySelector('[role=alert]')) return;
      const message = details.appendChild(document.createElement('p'));
      message.role = 'alert';
      message.textContent = details.dataset['failed'] ?? '';
    },
  );
}

// The event does not bubble.
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (target instanceof HTMLElement && target.matches(`${form}[open]`)) open(target);
  },
  true,
);

/** One may have been opened before this module was there. */
export function onRouteDidUpdate(): void {
  for (const details of document.querySelectorAll<HTMLElement>(`${form}[open]`)) open(details);
}
