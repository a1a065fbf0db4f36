// Shows a progress bar when a page takes long to load.

export interface Progress {
  start(): void;
  done(): void;
}

/** In milliseconds: a page that comes sooner needs no bar. */
const delay = 200;

export function createProgress(): Progress {
  let bar: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (): void => {
    if (!bar) {
      bar = Object.assign(document.createElement('div'), { className: 'progress', ariaHidden: 'true' });
      document.body.append(bar);
    }
    bar.dataset['state'] = 'running';
  };
  return {
    start() {
      clearTimeout(timer);
      timer = setTimeout(show, delay);
    },
    done() {
      clearTimeout(timer);
      if (bar?.dataset['state'] === 'running') bar.dataset['state'] = 'done';
    },
  };
}
