import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { routes } from '#api/routes.ts';
import { openApiDocument } from './document.ts';
import type { JsonObject } from './schemas.ts';

const document = openApiDocument();
const operations = Object.values(document.paths as Record<string, Record<string, JsonObject>>).flatMap((path) => Object.values(path));
const operation = (name: string): JsonObject => operations.find(({ operationId }) => operationId === name) ?? {};
const { schemas } = document.components as { schemas: Record<string, { properties: JsonObject }> };

describe('the OpenAPI document', () => {
  it('is valid by a public validator', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('would not be valid with a mistake in it', async () => {
    const { valid } = await new Validator().validate({ ...structuredClone(document), paths: { 'no-slash': { get: { responses: 7 } } } });
    expect(valid).toBe(false);
  });

  it('holds every call of the contract once', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(routes).sort());
  });

  it('refers only to schemas that it holds', () => {
    const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1] ?? '');
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !(name in schemas))).toEqual([]);
    expect(JSON.stringify(document)).not.toContain('$defs');
  });

  it('says that fields may be null, ids number or text, and that modules are events', () => {
    expect(schemas.Event?.properties).toMatchObject({
      title: { type: ['string', 'null'] },
      eventId: { type: ['number', 'string', 'null'] },
      startDate: { $ref: '#/components/schemas/IsoDate' },
      modules: { type: ['array', 'null'], items: { anyOf: [{ $ref: '#/components/schemas/Event' }, { type: 'null' }] } },
    });
  });

  it('says what is sent, and what else may be answered', () => {
    expect(operation('cancelRecipient')).toMatchObject({
      parameters: [{ name: 'recipientId', in: 'path' }],
      requestBody: { content: { 'application/json': { schema: { required: ['reason'], properties: { reason: { type: 'string' } } } } } },
    });
    expect(operation('checkout').responses).toHaveProperty('403');
    expect(operation('photoDelete')).toMatchObject({ parameters: [{ name: 'id', in: 'path' }, { name: 'reason', in: 'query' }] });
    expect(operation('feedbackSend')).toMatchObject({ security: [{ bearer: [] }] });
  });
});
