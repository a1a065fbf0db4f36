// Creates the options for hydrating every React root, with reports of mismatches in development.
import type { HydrationOptions } from 'react-dom/client';
import { tellingOptions } from './tell-faults.ts';

declare const process: { readonly env: { readonly NODE_ENV: string } };

export function hydrationOptions(identifierPrefix: string): HydrationOptions {
  return process.env.NODE_ENV === 'development' ? { identifierPrefix, ...tellingOptions() } : { identifierPrefix };
}
