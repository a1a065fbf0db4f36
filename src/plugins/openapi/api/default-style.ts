// Determines how values are serialized where a specification does not say it.
import type { ParameterIn } from './api.ts';

const styles: Readonly<Record<ParameterIn, string>> = {
  path: 'simple',
  header: 'simple',
  query: 'form',
  querystring: 'form',
  cookie: 'form',
};

export function defaultStyle(place: ParameterIn): string {
  return styles[place];
}

export function defaultExplode(style: string): boolean {
  return style === 'form' || style === 'cookie';
}
