// How every root of a page is hydrated: where one of them differs from the server, a page in development tells it.
import type { HydrationOptions } from 'react-dom/client';
import { tellingOptions } from './tell-faults.ts';

declare const process: { readonly env: { readonly NODE_ENV: string } };

export function hydrationOptions(identifierPrefix: string): HydrationOptions {
  return process.env.NODE_ENV === 'development' ? { identifierPrefix, ...tellingOptions() } : { identifierPrefix };
}
