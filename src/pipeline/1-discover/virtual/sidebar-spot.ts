// Validates the sidebar place that a plugin gives a source.
import { type Fields, isFields } from '#model/fields';
import { badgeKinds } from '#model/sidebar';
import { isPlain } from './check-tree.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value.trim() !== '';
const isFlag: Check = (value) => typeof value === 'boolean';
const isPosition: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isProps: Check = (value) => isFields(value) && isPlain(value);
const isBadge: Check = (value) => isText(value) || (isFields(value) && isText(value['text']) && isKind(value['kind']));
const isKind: Check = (value) => value === undefined || (badgeKinds as readonly unknown[]).includes(value);

const common = { position: isPosition, label: isText, badge: isBadge, className: isText, customProps: isProps };
const isIndex: Check = (value) =>
  isFields(value) &&
  value['type'] === 'generated-index' &&
  Object.entries(value).every(
    ([key, part]) => ['type', 'slug', 'title', 'description'].includes(key) && typeof part === 'string',
  );
const ofCategory: Readonly<Record<string, Check>> = {
  ...common,
  collapsed: isFlag,
  collapsible: isFlag,
  link: isIndex,
  description: (value) => typeof value === 'string',
};
const ofSpot: Readonly<Record<string, Check>> = {
  ...common,
  name: isText,
  otherwise: isText,
  categories: (value) => Array.isArray(value),
};

/** The end of a sentence that begins with the source. */
export function problemOfSpot(spot: unknown): string | undefined {
  if (spot === undefined) return undefined;
  if (!isFields(spot)) return 'has a "sidebar" that is no object';
  const problem = problemOfKeys(spot, ofSpot, 'sidebar');
  if (problem !== undefined) return problem;
  for (const category of (spot['categories'] ?? []) as readonly unknown[]) {
    if (isText(category)) continue;
    if (!isFields(category) || !isText(category['label'])) return 'has a category in its "sidebar" that has no label';
    const wrong = problemOfKeys(category, ofCategory, 'sidebar.categories');
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function problemOfKeys(fields: Fields, checks: Readonly<Record<string, Check>>, where: string): string | undefined {
  for (const [key, value] of Object.entries(fields)) {
    if (!Object.hasOwn(checks, key))
      return `has "${key}" in its "${where}", where only ${Object.keys(checks).join(', ')} can stand`;
    if (value !== undefined && !checks[key]?.(value)) return `has a "${key}" in its "${where}" that cannot be one`;
  }
  return undefined;
}
