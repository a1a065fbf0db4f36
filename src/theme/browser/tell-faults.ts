// What React says of a page while it wakes to events that whoever verifies the page hears. Of use in development alone.
import react, { type ErrorInfo } from 'react';
import type { HydrationOptions } from 'react-dom/client';

/** For `hydrateRoot`: what nobody hears is said as it would be without this. */
export function tellingOptions(): HydrationOptions {
  return {
    onRecoverableError(error: unknown, { componentStack }: ErrorInfo) {
      const { message, cause } = error as Error;
      const said = {
        message,
        stack: componentStack ?? '',
        cause: cause instanceof Error ? (cause.stack ?? cause.message) : null,
      };
      if (tell({ kind: 'recovered', ...said })) reportError(error);
    },
  };
}

/** Some faults are said on the console alone, while the component at fault is at work. */
export function tellConsole(): void {
  const { error } = console;
  console.error = (...said: unknown[]) => {
    const stack = react.captureOwnerStack() ?? '';
    if (tell({ kind: 'console', message: formatted(said), stack })) error(...said);
  };
}

/** True where nobody heard it. */
function tell(detail: Readonly<Record<string, unknown>>): boolean {
  return dispatchEvent(new CustomEvent('slodocs:react-fault', { detail, cancelable: true }));
}

/** As a console prints it, but for its styles. */
function formatted([first, ...rest]: readonly unknown[]): string {
  const left = [...rest];
  const fill = (sign: string): string => {
    if (left.length === 0) return sign;
    const value = left.shift();
    return sign === '%c' ? '' : shown(value);
  };
  const text = typeof first === 'string' ? first.replace(/%[sdifoOjc]/g, fill) : shown(first);
  return [text, ...left.map(shown)].join(' ');
}

function shown(value: unknown): string {
  if (value instanceof Error) return String(value);
  if (typeof value !== 'object' || value === null) return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    return String(value);
  }
}
