// Renders the switch by which readers choose variants, on pages that differ by them, once its script runs.
import type { ReactElement } from 'react';
import type { SiteProps } from '#model/page-props';
import { everyVariant } from '#model/variants';
import { say } from '../../page/strings.ts';

export function Variants({ variants }: { variants: NonNullable<SiteProps['variants']> }): ReactElement | null {
  if (variants.length === 0) return null;
  return (
    <div className="variant-switches">
      {variants.map(({ name, label, values, initial = everyVariant }) => (
        <fieldset key={name} className="variant-switch" data-axis={name}>
          <legend>{label}</legend>
          {[{ name: everyVariant, label: say('theme.variants.all') }, ...values].map((value) => (
            <label key={value.name} data-value={value.name}>
              <input
                type="radio"
                name={`variant-${name}`}
                value={value.name}
                defaultChecked={value.name === initial}
                autoComplete="off"
              />
              {value.label}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
