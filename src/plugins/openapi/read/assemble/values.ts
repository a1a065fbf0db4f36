// Builds parameters, headers, bodies and examples.
import type { Fields } from 'slodocs/kit';
import type { Encoding, Example, Header, MediaType, Value } from '../../api/answers.ts';
import type { Parameter, ParameterIn, RequestBody } from '../../api/api.ts';
import { defaultExplode, defaultStyle } from '../../api/default-style.ts';
import type { Schema } from '../../api/schema.ts';
import { type Building, entriesOf, flagOf, listOf, proseOf, sunsetOf, textOf } from './building.ts';

export function parameterOf(building: Building, fields: Fields): Parameter {
  const place = (textOf(fields, 'in') ?? 'query') as ParameterIn;
  return {
    ...writtenValueOf(building, fields, defaultStyle(place)),
    name: textOf(fields, 'name') ?? '',
    in: place,
    required: flagOf(fields, 'required') || place === 'path',
    deprecated: flagOf(fields, 'deprecated'),
    sunset: sunsetOf(fields),
  };
}

export function headersOf(building: Building, fields: Fields): readonly Header[] {
  return entriesOf(fields, 'headers').map(([name, header]) => ({
    ...writtenValueOf(building, header, defaultStyle('header')),
    name,
    required: flagOf(header, 'required'),
    deprecated: flagOf(header, 'deprecated'),
    sunset: sunsetOf(header),
  }));
}

function writtenValueOf(building: Building, fields: Fields, byDefault: string): Value {
  const style = textOf(fields, 'style') ?? byDefault;
  const explode = (fields['explode'] as boolean | undefined) ?? defaultExplode(style);
  return {
    description: proseOf(building, fields),
    schema: schemaOf(fields, 'schema'),
    content: mediaTypesOf(building, fields)[0],
    style,
    explode,
    allowReserved: flagOf(fields, 'allowReserved'),
    examples: examplesOf(building, fields),
    place: building.locate(building.placeOf(fields), 'key'),
  };
}

export function requestBodyOf(building: Building, fields: Fields | undefined): RequestBody | undefined {
  return (
    fields && {
      description: proseOf(building, fields),
      required: flagOf(fields, 'required'),
      content: mediaTypesOf(building, fields),
      place: building.locate(building.placeOf(fields), 'key'),
    }
  );
}

export function mediaTypesOf(building: Building, fields: Fields): readonly MediaType[] {
  return entriesOf(fields, 'content').map(([type, media]) => ({
    type,
    schema: schemaOf(media, 'schema'),
    itemSchema: schemaOf(media, 'itemSchema'),
    examples: examplesOf(building, media),
    encoding: new Map(entriesOf(media, 'encoding').map(([name, encoding]) => [name, encodingOf(building, encoding)])),
  }));
}

function encodingOf(building: Building, fields: Fields): Encoding {
  return {
    contentType: textOf(fields, 'contentType'),
    headers: headersOf(building, fields),
    style: textOf(fields, 'style'),
    explode: fields['explode'] as boolean | undefined,
    allowReserved: flagOf(fields, 'allowReserved'),
  };
}

function examplesOf(building: Building, fields: Fields): readonly Example[] {
  const named = entriesOf(fields, 'examples').map(([name, example]): Example => {
    const { value, dataValue, serializedValue } = example;
    return {
      name,
      summary: textOf(example, 'summary'),
      description: proseOf(building, example),
      value: value ?? dataValue ?? serializedValue,
      externalValue: textOf(example, 'externalValue'),
    };
  });
  return fields['example'] === undefined ? named : [{ name: '', value: fields['example'] }, ...named];
}

export function schemaOf(fields: Fields, key: string): Schema | undefined {
  return fields[key] as Schema | undefined;
}

export function parametersOf(building: Building, item: Fields, operation: Fields): readonly Parameter[] {
  const own = listOf(operation, 'parameters').map((one) => parameterOf(building, one));
  const common = listOf(item, 'parameters').map((one) => parameterOf(building, one));
  const isOverridden = (parameter: Parameter): boolean =>
    own.some((one) => one.name === parameter.name && one.in === parameter.in);
  return [...common.filter((one) => !isOverridden(one)), ...own];
}
