// Provides a valid specification that uses most of OpenAPI 3.0.

export const sound = `openapi: 3.0.3
info:
  title: Shop
  version: '1.0'
  license: { name: MIT }
servers:
  - url: https://{region}.shop.example
    variables:
      region: { default: eu, enum: [eu, us] }
security:
  - token: []
tags:
  - name: orders
paths:
  /orders:
    get:
      operationId: listOrders
      tags: [orders]
      parameters:
        - name: limit
          in: query
          required: false
          schema: { type: integer, minimum: 1, default: 20 }
      responses:
        '200':
          description: All orders.
          content:
            application/json:
              schema: { type: array, items: { $ref: '#/components/schemas/Order' } }
    post:
      operationId: createOrder
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Order' }
      responses:
        '201':
          description: The new order.
          links:
            self: { operationId: getOrder }
  /orders/{number}:
    parameters:
      - { name: number, in: path, required: true, schema: { type: integer } }
    get:
      operationId: getOrder
      responses:
        '200':
          description: The order.
components:
  securitySchemes:
    token: { type: http, scheme: bearer }
  schemas:
    Order:
      type: object
      required: [number]
      properties:
        number: { type: integer }
        note: { type: string, nullable: true }
        state: { type: string, enum: [open, closed], default: open }
`;
