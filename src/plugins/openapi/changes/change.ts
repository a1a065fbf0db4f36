// Defines changes between two specifications of an API.
import type { Place } from 'slodocs/kit';

export interface ApiChange {
  readonly kind: 'added' | 'changed' | 'deprecated' | 'removed';
  /** True where a program that was written for the old specification can fail. */
  readonly breaking: boolean;
  readonly code: ChangeCode;
  /** Absent for a change of the API as a whole. */
  readonly operation?: ChangedOperation;
  /** Where in the operation or the API, such as `query parameter limit` or `response 200 > items[] > name`. */
  readonly at: string;
  /** One sentence without a period, in lower case, with the words of the specification in double quotes. */
  readonly message: string;
  /** In the new specification; of something that was removed, in the old one. */
  readonly place?: Place;
}

export interface ChangedOperation {
  /** Lower case: `get`. */
  readonly method: string;
  /** Of the new specification where it has the operation. The name of a webhook. */
  readonly path: string;
  /** True for requests that the API sends. */
  readonly webhook: boolean;
}

/** A change of which only the operation is still unknown. */
export type Finding = Omit<ApiChange, 'operation'>;

/** `request`: what clients send. `response`: what they receive. Of webhooks and callbacks, bodies of requests are received. */
export type Flow = 'request' | 'response';

/** The other direction. */
export function flip(flow: Flow): Flow {
  return flow === 'request' ? 'response' : 'request';
}

/** Permanent names, for programs. */
export const changeCodes = [
  'additional-properties-closed',
  'additional-properties-opened',
  'alternative-added',
  'alternative-removed',
  'became-nullable',
  'callback-added',
  'callback-removed',
  'condition-added',
  'condition-changed',
  'condition-removed',
  'default-changed',
  'discriminator-changed',
  'enum-added',
  'enum-removed',
  'enum-value-added',
  'enum-value-removed',
  'format-added',
  'format-changed',
  'format-removed',
  'header-added',
  'header-deprecated',
  'header-optional',
  'header-removed',
  'header-required',
  'header-undeprecated',
  'limit-loosened',
  'limit-tightened',
  'media-type-added',
  'media-type-removed',
  'no-longer-nullable',
  'operation-added',
  'operation-deprecated',
  'operation-id-changed',
  'operation-removed',
  'operation-undeprecated',
  'parameter-added',
  'parameter-deprecated',
  'parameter-moved',
  'parameter-optional',
  'parameter-removed',
  'parameter-renamed',
  'parameter-required',
  'parameter-style-changed',
  'parameter-undeprecated',
  'pattern-added',
  'pattern-changed',
  'pattern-removed',
  'property-added',
  'property-deprecated',
  'property-optional',
  'property-removed',
  'property-required',
  'property-undeprecated',
  'request-body-added',
  'request-body-optional',
  'request-body-removed',
  'request-body-required',
  'required-header-added',
  'required-parameter-added',
  'required-property-added',
  'required-request-body-added',
  'response-added',
  'response-removed',
  'security-alternative-added',
  'security-alternative-removed',
  'security-dropped',
  'security-required',
  'security-scheme-changed',
  'security-scope-added',
  'security-scope-removed',
  'server-added',
  'server-removed',
  'type-changed',
  'type-narrowed',
  'type-widened',
] as const;

export type ChangeCode = (typeof changeCodes)[number];
