// Defines schemas for addresses and HTML in a config, which refuse addresses that run code.
import * as z from 'zod';
import { runsCode, wantedAddress } from '#kit/code-address';
import { withoutCodeAddresses } from '#kit/code-addresses-in-html';

const filled = z.string().min(1, 'must not be empty');

/** The address of a link. */
export const address = filled.refine((text) => !runsCode(text), `must be ${wantedAddress}`);

/** The address of an image. */
export const picture = filled.refine((text) => !runsCode(text, true), `must be ${wantedAddress}`);

export const markup = filled.refine(
  (html) => withoutCodeAddresses(html).found.length === 0,
  'must hold no address that runs code, such as `javascript:`',
);

/** A text that passes a check function. */
export function checked(problemOf: (text: string) => { message: string; help?: string } | undefined): z.ZodString {
  return z.string().superRefine((text, ctx) => {
    const problem = problemOf(text);
    if (problem) ctx.addIssue({ code: 'custom', message: problem.message, params: { help: problem.help } });
  });
}
