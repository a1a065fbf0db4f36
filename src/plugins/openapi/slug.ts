// Builds the addresses of operations and tags.
import type { Operation } from './api/api.ts';

/** The name of a webhook stands for its path. `generateAccessToken` is `generate-access-token`; without an id, `GET /pets/{id}` is `get-pets-id`. */
export function slugOf({ settings, operationId, method, path }: Operation): string {
  const request = path.startsWith('/') ? `${method} ${path}` : path;
  return settings.slug ?? (kebabCase(operationId ?? '') || kebabCase(request) || method);
}

export function kebabCase(name: string): string {
  return name
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1-$2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1-$2')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
}
