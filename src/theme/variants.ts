// Shows the variants that readers choose, from before the first paint on; on every page of a site that has some.

import { followChoices } from './browser/variants/follow-choices.ts';
import { chosenIn, ruleVariants, type VariantChoices } from './browser/variants/rules.ts';

const axes = JSON.parse((document.currentScript as HTMLScriptElement).dataset['variants'] ?? '[]') as VariantChoices[];

for (const axis of axes) document.documentElement.setAttribute(`data-variant-${axis[0]}`, chosenIn(axis));
// Without the rules there is nothing to choose.
if (ruleVariants(axes)) followChoices(axes);
