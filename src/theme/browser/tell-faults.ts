// Dispatches React's faults as events, for `slodocs verify` and the development server; development only.
import type { ErrorInfo } from 'react';
import type { HydrationOptions } from 'react-dom/client';

/** For `hydrateRoot`: faults that no one listens to are logged as usual. */
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

/**
 * Some faults are only logged to the console, while the component renders: `ownerStack` names it, where React runs. May be called again
 * once it does.
 */
export function tellConsole(ownerStack: () => string | null = () => null): void {
  const { error } = console;
  console.error = (...said: unknown[]) => {
    const stack = ownerStack() ?? '';
    const thrown = said.find((one) => one instanceof Error);
    if (tell({ kind: 'console', message: formatted(said), stack, cause: thrown?.stack ?? null })) error(...said);
  };
}

/** True if no one has handled it. */
function tell(detail: Readonly<Record<string, unknown>>): boolean {
  return dispatchEvent(new CustomEvent('slodocs:react-fault', { detail, cancelable: true }));
}

/** Formats a message as the console does, without styles. */
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
