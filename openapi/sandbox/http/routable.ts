import { isJson, type Contract, type Json, type Operation } from './contract.ts';

const bodyTypes = ['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded'];

/** The id of the second route of a PUT operation, which accepts it as POST (wire facts 1.5). */
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
 * PUT also as POST. Headers and answers are left out, because other code checks them; so are
 * operations without a handler.
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
 * A copy of a document in which no object occurs twice. The router removes each `$ref` from the
 * object in which it finds it; where the same object occurred again, an empty schema would be left,
 * which accepts anything.
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
