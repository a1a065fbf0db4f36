'use static';
import words from 'slodocs/texts/recipes';
import { createSay, type StaticLayoutProps } from 'slodocs/theme';

const say = createSay(words);

export function Before({ page }: StaticLayoutProps) {
  return (
    <p>
      Above {page.title}, {say('recipes.count', { count: 2 })}
    </p>
  );
}
