import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import { type Call, type Part, schemaOf } from '@onegi/contract/call';
import { allCalls } from '@onegi/contract/calls/all';
import * as z from 'zod';
import { productVersion } from '../lib/product-version.ts';
import type { Api } from './fastify.ts';

type JsonSchema = Record<string, unknown>;

/** What travels, so the wire side of every codec. */
function jsonSchemaOf(part: Part): JsonSchema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(schemaOf(part), {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema;
  return schema;
}

function parametersOf(part: Part | undefined, place: 'path' | 'query'): JsonSchema[] {
  if (!part) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(part) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key gives the same answer and no second effect, for 24 hours',
  schema: { type: 'string', pattern: '^[A-Za-z0-9-]{8,100}$' },
};

function jsonContent(schema: JsonSchema) {
  return { 'application/json': { schema } };
}

const uploadBody = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
    },
  },
};

function operationOf(call: Call) {
  const answer = {
    type: 'object',
    required: ['data', 'msg', 'msgC'],
    properties: { data: jsonSchemaOf(call.answer), msg: { type: 'string' }, msgC: { type: 'string' } },
  };
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.tag],
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...(call.idempotent ? [idempotencyKey] : []),
    ],
    ...(call.body ? { requestBody: { required: true, content: jsonContent(jsonSchemaOf(call.body)) } } : {}),
    ...(call.upload ? { requestBody: uploadBody } : {}),
    responses: {
      200: { description: 'Done', content: jsonContent(answer) },
      '4XX': { description: 'Refused', content: jsonContent({ $ref: '#/components/schemas/Failure' }) },
      '5XX': { description: 'Failed', content: jsonContent({ $ref: '#/components/schemas/Failure' }) },
    },
  };
}

const failure = {
  type: 'object',
  required: ['data', 'code', 'msg', 'msgC', 'fields'],
  properties: {
    data: { type: 'null' },
    code: { type: 'string', examples: ['quote.expired'] },
    msg: { type: 'string', description: 'English' },
    msgC: { type: 'string', description: '繁體中文' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'msg', 'msgC'],
        properties: {
          field: { type: 'string' },
          msg: { type: 'string' },
          msgC: { type: 'string' },
          referred: { type: 'boolean', description: 'An officer can often still offer the cover' },
        },
      },
    },
  },
};

type Paths = Record<string, Record<string, unknown>>;

/** Written once, however many servers a process opens. */
let known: Paths | undefined;

function pathsOfAllCalls(): Paths {
  if (known) return known;
  const paths: Paths = {};
  for (const call of allCalls) {
    const path = `/api${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  known = paths;
  return paths;
}

/** OpenAPI 3.1 of the whole API, from the very schemas that check it. */
function openApiDocument(publicUrl: string) {
  return {
    openapi: '3.1.0',
    info: { title: 'OneGI', version: productVersion, description: 'Insurance comparison and sales for Hong Kong' },
    servers: [{ url: publicUrl }],
    paths: pathsOfAllCalls(),
    components: { schemas: { Failure: failure } },
  };
}

/** /api/openapi.json and its readable page at /api/docs. */
export async function serveOpenApi(app: Api): Promise<void> {
  const document = openApiDocument(app.deps.config.publicUrl);
  await app.register(fastifySwagger, { mode: 'static', specification: { document: document as never } });
  app.get('/api/openapi.json', { config: { permission: 'platform.read' } }, () => document);
  await app.register(fastifySwaggerUi, { routePrefix: '/api/docs', uiConfig: { validatorUrl: null } });
}
