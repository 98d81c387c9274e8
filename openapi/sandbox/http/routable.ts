import { isJson, type Contract, type Json, type Operation } from './contract.ts';

const bodyTypes = ['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded'];

/** The id of the route that accepts a PUT as POST (wire facts 1.5). */
export const overrideOf = (operationId: string) => `${operationId}ByPost`;

/**
 * Whether an area's handler answers an operation; other operations of the sandbox have routes of
 * their own.
 */
export const isApi = ({ path }: Operation) =>
  path.startsWith('/api/') || path.startsWith('/sandbox/push/');

export const operationIdOf = (routeId: string) => routeId.replace(/ByPost$/, '');

/**
 * The contract in the form that the router needs: headers are read tolerantly elsewhere, replies
 * are checked elsewhere, each body is accepted in each of the three forms, and every PUT also as
 * POST. It leaves out the sandbox's other routes, and operations without a handler in this server.
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
 * A copy of the document without shared parts: the router removes a `$ref` where it meets it first,
 * and would find an empty schema, which accepts anything, where the same object occurs again.
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
