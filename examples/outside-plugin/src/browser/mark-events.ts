// Marks the names of events in running text, on every page that is shown.
import type { ClientModule } from 'slodocs/theme';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  for (const code of document.querySelectorAll('.prose :not(pre) > code')) {
    if (/^[a-z]+\.[a-z]+$/.test(code.textContent ?? '')) code.classList.add('webhook-event');
  }
};
