// Builds the address of a server from its variables.
import type { ServerForm } from './request-form.ts';

/** Without a slash at its end; relative where the specification's is. A variable that is not described stays in braces. */
export function serverUrl({ url, variables }: ServerForm, values: Readonly<Record<string, string>>): string {
  const pick = (name: string): string | undefined => {
    const chosen = Object.hasOwn(values, name) ? values[name] : undefined;
    return chosen || variables.find((one) => one.name === name)?.default;
  };
  const address = url.replace(/\{([^{}]*)\}/g, (mark, name: string) => pick(name) ?? mark);
  let end = address.length;
  while (address[end - 1] === '/') end--;
  return address.slice(0, end);
}
