import { isJson, type Contract, type Json, type Operation } from './contract.ts';

const bodyTypes = ['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded'];

/**
 * Some clients send PUT requests as POST (wire facts 1.5), so a PUT operation has a second route
 * for POST. This is the id of that route.
 */
export const overrideOf = (operationId: string) => `${operationId}ByPost`;

/**
 * Whether an operation is answered by a handler of an area; other operations of the sandbox have
 * their own routes.
 */
export const isApi = ({ path }: Operation) =>
  path.startsWith('/api/') || path.startsWith('/sandbox/push/');

export const operationIdOf = (routeId: string) => routeId.replace(/ByPost$/, '');

/**
 * The contract changed for the router: every body is accepted as JSON, form or multipart, and every
 * PUT also as POST. Headers and answers are left out, because other code checks them. Operations
 * without a handler are left out too; `answered` has the ids of those that have one.
 */
export function routable(contract: Contract, answered: { has(id: string): boolean }): Json {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of contract.operations.values()) {
    if (!isApi(operation) || !answered.has(operation.id)) continue;
    const routes = (paths[operation.path] ??= {});
    const definition = routableOperation(contract, operation.definition);
    routes[operation.method.toLowerCase()] = definition;
    if (operation.method === 'PUT') {
      routes['post'] ??= { ...definition, operationId: overrideOf(operation.id) };
    }
  }
  const { components, info, openapi } = contract.document;
  const schemas = isJson(components) ? components['schemas'] : undefined;
  return unshared({ openapi, info, paths, components: { schemas: schemas ?? {} } });
}

/**
 * A copy of a document in which each place has its own object. The router changes the schemas: it
 * removes the `$ref` from an object when it has followed it. If the same object were also used at a
 * second place, an empty schema would be left there, which accepts anything.
 */
function unshared(document: Json): Json {
  const copy: unknown = JSON.parse(JSON.stringify(document));
  return isJson(copy) ? copy : {};
}

function routableOperation(contract: Contract, definition: Json): Json {
  const listed = definition['parameters'];
  const parameters = (Array.isArray(listed) ? listed : [])
    .map(contract.resolve)
    .filter((parameter) => parameter['in'] === 'path' || parameter['in'] === 'query');
  const content = contract.resolve(definition['requestBody'])['content'];
  const schema = isJson(content)
    ? bodyTypes.map((type) => content[type]).find(isJson)?.['schema']
    : undefined;
  return {
    operationId: definition['operationId'],
    parameters,
    ...(schema !== undefined && {
      requestBody: {
        content: Object.fromEntries(bodyTypes.map((type) => [type, { schema }])),
      },
    }),
    responses: { default: { description: 'checked elsewhere' } },
  };
}
