import { isJson, type Contract, type Json, type Operation } from './contract.ts';

const bodyTypes = ['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded'];

/** The id of the route that takes a PUT as POST (wire facts 1.5). */
export const overrideOf = (operationId: string) => `${operationId}ByPost`;

/** Whether an operation is answered by a handler of an area; the sandbox's others have routes of their own. */
export const isApi = ({ path }: Operation) =>
  path.startsWith('/api/') || path.startsWith('/sandbox/push/');

export const operationIdOf = (routeId: string) => routeId.replace(/ByPost$/, '');

/**
 * The contract as the router needs it: headers are read tolerantly elsewhere, replies are checked
 * elsewhere, each body is accepted in each of the three forms, and every PUT also as POST. The
 * sandbox's other routes are not among them, nor what the server at hand has no handler for.
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
 * The document with no part in two places: the router takes each `$ref` out where it meets it first,
 * and would find an empty schema, which takes anything, where the same part stands again.
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
