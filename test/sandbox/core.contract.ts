import { isJson, loadContract, type Json } from '../../openapi/sandbox/http/contract.ts';

const whole = loadContract();
const part = (value: unknown): Json => (isJson(value) ? value : {});
const components = part(whole.document['components']);

const json = (schema: unknown) => ({
  description: 'answer',
  content: { 'application/json': { schema } },
});
const header = (name: string, required: boolean) => ({
  name,
  in: 'header',
  required,
  schema: { type: 'string' },
});
const anything = { type: 'object', additionalProperties: true };
const guestOrToken = [{ bearer: [] }, {}];

const line = {
  type: 'object',
  required: ['item_id', 'quantity'],
  properties: {
    item_id: { type: 'integer', minimum: 1 },
    quantity: { type: 'integer', minimum: 1, maximum: 99 },
    note: { type: ['string', 'null'], maxLength: 20 },
    email: { type: 'string', format: 'email' },
    add_on_ids: { type: 'array', items: { type: 'integer' } },
    kind: { type: 'string', enum: ['Item', 'ItemCampaign'] },
    guest_id: { type: ['integer', 'null'] },
  },
};

const sandboxPaths = Object.entries(part(whole.document['paths'])).filter(([path]) =>
  path.startsWith('/sandbox/'),
);

/**
 * A small contract with one route of every kind, and the sandbox's own: the server's core is tested
 * against it.
 */
export const coreContract = {
  openapi: '3.1.0',
  info: { title: 'Core', version: '1' },
  components: {
    responses: components['responses'],
    schemas: {
      ...part(components['schemas']),
      Tree: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
    },
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
  },
  paths: {
    ...Object.fromEntries(sandboxPaths),
    '/api/v1/open/{id}': {
      get: {
        operationId: 'readOpen',
        security: [],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1 } },
        ],
        responses: { 200: json({ $ref: '#/components/schemas/Tree' }), default: json(anything) },
      },
    },
    '/api/v1/scalar': {
      get: {
        operationId: 'readScalar',
        security: [],
        responses: { 200: json({}), default: json(anything) },
      },
    },
    '/api/v1/scoped': {
      get: {
        operationId: 'readScoped',
        security: [],
        parameters: [header('moduleId', true), header('zoneId', true)],
        responses: { 200: json(anything), default: json(anything) },
      },
    },
    '/api/v1/lines': {
      post: {
        operationId: 'addLine',
        security: guestOrToken,
        parameters: [header('moduleId', false)],
        requestBody: { required: true, content: { 'application/json': { schema: line } } },
        responses: { 200: json(anything), default: json(anything) },
      },
    },
    '/api/v1/lines/cancel': {
      put: {
        operationId: 'cancelLine',
        security: guestOrToken,
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['reason'],
                properties: { reason: { type: 'string' }, guest_id: { type: 'integer' } },
              },
            },
          },
        },
        responses: { 200: json(anything), default: json(anything) },
      },
    },
    '/api/v1/picture': {
      post: {
        operationId: 'sendPicture',
        security: [],
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['order_attachment[]'],
                properties: {
                  name: { type: 'string' },
                  count: { type: 'integer' },
                  'order_attachment[]': {
                    type: 'array',
                    items: { type: 'string', format: 'binary' },
                  },
                },
              },
            },
          },
        },
        responses: { 200: json(anything), default: json(anything) },
      },
    },
    '/api/v1/mine': {
      get: {
        operationId: 'readMine',
        security: [{ bearer: [] }],
        responses: { 200: json(anything), default: json(anything) },
      },
    },
    '/api/v1/rare': {
      post: {
        operationId: 'askRarely',
        'x-limit': { max: 2, seconds: 60 },
        security: [],
        responses: { 200: json(anything), default: json(anything) },
      },
    },
  },
};
