// Defines the schema of the feed options.
import * as z from 'zod';
import { must } from '../must.ts';
import type { FeedOptions } from '../options.ts';
import { isFormat } from './formats.ts';

const text = z.string();

export const feedOptionsSchema = z.strictObject({
  type: must(
    (type) => type === 'all' || type === null || [type].flat().every((one) => isFormat(one as never)),
    "'rss', 'atom', 'json', a list of them, 'all', or null for none",
    'The default is RSS and Atom.',
  ).optional(),
  title: text.optional(),
  description: text.optional(),
  copyright: text.optional(),
  language: must(
    (language) => typeof language === 'string' && /^[a-z]{1,8}(?:-[a-z0-9]{1,8})*$/i.test(language),
    'a language tag',
    'Such as `en`, `de` or `pt-BR`.',
  ).optional(),
  limit: must(
    (limit) => limit === null || limit === false || (Number.isInteger(limit) && Number(limit) > 0),
    'a whole number of at least 1, or null',
    'For all posts, write `null`. For no feeds, write `type: null`.',
  ).optional(),
  content: must(
    (content) => content === 'full' || content === 'description',
    "'full' or 'description'",
    'Write `full` for complete posts, or `description` for the description in their front matter or their first line.',
  ).optional(),
  stylesheet: must(
    (stylesheet) => typeof stylesheet === 'boolean',
    'true or false',
    'Write `false` for feeds without the stylesheet with which browsers display them.',
  ).optional(),
} satisfies Record<keyof FeedOptions, z.ZodType>);
