// The shapes of addresses and of HTML in a config: none may hold an address that runs code.
import * as z from 'zod';
import { runsCode, wantedAddress } from '#model/code-address';
import { withoutCodeAddresses } from '#model/code-addresses-in-html';

const filled = z.string().min(1, 'must not be empty');

/** Of a link. */
export const address = filled.refine((text) => !runsCode(text), `must be ${wantedAddress}`);

/** Of an image. */
export const picture = filled.refine((text) => !runsCode(text, true), `must be ${wantedAddress}`);

export const markup = filled.refine(
  (html) => withoutCodeAddresses(html).found.length === 0,
  'must hold no address that runs code, such as `javascript:`',
);
