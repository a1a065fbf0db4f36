// Generates OpenAPI specifications of any size.

/** YAML. Each operation has its own schema, which refers to that of the next one, in twenty tags. */
export function specification(operations) {
  const paths = [];
  const schemas = [];
  for (let index = 0; index < operations; index++) {
    paths.push(`  /v1/resources-${index}/{id}:
    get:
      tags: [tag-${index % 20}]
      operationId: getResource${index}
      summary: Get the resource ${index}
      description: |
        Returns the resource ${index}.
      parameters:
        - { name: id, in: path, required: true, schema: { type: string, example: a${index} } }
        - { name: limit, in: query, description: How many at most., schema: { type: integer, minimum: 1, maximum: 500, default: 50 } }
      responses:
        '200':
          description: The resource.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Resource${index}' }
        '404': { description: There is no such resource. }
`);
    const fields = Array.from(
      { length: 6 },
      (_, field) =>
        `        field${field}: { type: integer, minimum: ${field}, description: '${field === 0 ? 'A number of **units**.' : `Field ${field}, counted in units.`}' }\n`,
    );
    schemas.push(`    Resource${index}:
      type: object
      required: [id, name]
      properties:
        id: { type: string, format: uuid, description: Its id. }
        name: { type: string, maxLength: 63, description: A name. }
        parent: { $ref: '#/components/schemas/Resource${(index + 1) % operations}' }
${fields.join('')}`);
  }
  const tags = Array.from({ length: Math.min(20, operations) }, (_, tag) => `  - { name: tag-${tag} }\n`);
  return `openapi: 3.1.0
info: { title: Resources, version: 1.0.0, description: Made up. }
servers: [{ url: https://api.example }]
tags:
${tags.join('')}paths:
${paths.join('')}components:
  schemas:
${schemas.join('')}`;
}
