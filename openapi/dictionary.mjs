/**
 * The data dictionary of the contract (`fields.yaml`): the unit of every number, an example value
 * of every field, and the size limits of request fields. Operations without an example of their own
 * get one made from these values.
 */
import fs from 'node:fs';
import { parseYaml } from '@redocly/openapi-core';

const mediaTypes = ['application/json', 'multipart/form-data'];
/** The longest text and list of a request where the dictionary sets no other limit. */
const longestText = 255;
const longestNumber = 40;
const longestList = 50;

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const typesOf = (schema) => [schema.type ?? []].flat();
const isNumber = (schema) =>
  typesOf(schema).some((type) => type === 'integer' || type === 'number') &&
  schema.enum === undefined &&
  schema.const === undefined;

/**
 * Writes units into the schemas, and examples and limits into the operations of a bundled contract.
 * @returns what the dictionary lacks, and operations without tag, default reply or example
 */
export function completeContract(contract, file) {
  const fields = parseYaml(fs.readFileSync(file, 'utf8'));
  const problems = [];
  const unused = new Set(Object.keys(fields));
  const lookUp = (schema) => {
    const name = schema.$ref?.split('/').at(-1);
    return name === undefined ? schema : contract.components.schemas[name];
  };
  const fieldOf = (entity, name) => {
    const key = [`${entity}.${name}`, name].find((one) => one in fields);
    unused.delete(key);
    return fields[key] ?? {};
  };

  const writeUnits = (schema, entity) => {
    if (!isObject(schema)) return;
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (isObject(property) && isNumber(property)) {
        property['x-unit'] ??= fieldOf(entity, name).unit;
        if (property['x-unit'] === undefined) problems.push(`${entity}.${name} has no unit`);
      }
    }
    for (const inner of Object.values(schema)) {
      for (const one of [inner].flat()) writeUnits(one, entity);
    }
  };

  /** An example of a schema; undefined where the schema contains itself. */
  const exampleOf = (schema, entity, name, path) => {
    if (schema.$ref !== undefined) {
      const target = schema.$ref.split('/').at(-1);
      if (path.includes(target)) return undefined;
      return exampleOf(lookUp(schema), target, name, [...path, target]);
    }
    if (schema.example !== undefined) return schema.example;
    if (schema.const !== undefined) return schema.const;
    const choices = schema.oneOf ?? schema.anyOf;
    if (choices !== undefined) {
      const nothing = choices.some((one) => one.type === 'null');
      if (nothing && path.length > 1) return null;
      return exampleOf(choices[0], entity, name, path);
    }
    const types = typesOf(schema);
    if (schema.allOf !== undefined) {
      const required = requiredOf(schema);
      const parts = schema.allOf.map((one) => {
        const part = one.$ref?.split('/').at(-1) ?? entity;
        return exampleOf({ ...lookUp(one), required }, part, name, path);
      });
      return Object.assign({}, ...parts, objectOf(schema, entity, path));
    }
    if (schema.properties !== undefined) return objectOf(schema, entity, path);
    if (types.includes('array')) {
      const one = isObject(schema.items) ? exampleOf(schema.items, entity, name, path) : undefined;
      return one === undefined ? [] : [one];
    }
    return scalarOf(schema, types, entity, name);
  };

  /** The dictionary's value in a type that the schema allows. */
  const scalarOf = (schema, types, entity, name) => {
    const { example } = fieldOf(entity, name);
    if (schema.enum !== undefined) return schema.enum.includes(example) ? example : schema.enum[0];
    if (types.length === 0 || types.includes('object')) return {};
    if (types.includes('boolean')) return Boolean(example ?? true);
    if (example === undefined && types.includes('null')) return null;
    if (types.includes(typeof example)) return example;
    if (types.includes('integer') && Number.isInteger(example)) return example;
    if (isNumber(schema)) return Number.isFinite(Number(example)) ? Number(example) : 1;
    if (example === undefined && name !== '') problems.push(`${entity}.${name} has no example`);
    return String(example ?? 'success');
  };

  /** The required fields of an object, from all the schemas it combines. */
  const requiredOf = (schema) => [
    ...(schema.required ?? []),
    ...(schema.allOf ?? []).flatMap((one) => requiredOf(lookUp(one))),
  ];

  const objectOf = (schema, entity, path) => {
    const required = schema.required ?? [];
    const entries = Object.entries(schema.properties ?? {})
      .filter(([name]) => path.length < 2 || required.includes(name))
      .map(([name, property]) => [name, exampleOf(property, entity, name, path)]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  };

  const writeExample = (body, operationId, part) => {
    const content = body?.content;
    const type = mediaTypes.find((one) => content?.[one] !== undefined);
    if (type === undefined) return;
    const media = content[type];
    if (media.example !== undefined || media.examples !== undefined) return;
    const example = exampleOf(media.schema, operationId, '', []);
    if (example === undefined) problems.push(`${operationId} has no example of its ${part}`);
    else media.example = example;
  };

  /**
   * Sets size limits for everything a request contains, so that its cost is limited before any work
   * begins.
   */
  const writeBounds = (sent, name, seen) => {
    const schema = lookUp(sent);
    if (!isObject(schema) || seen.has(schema)) return;
    seen.add(schema);
    const types = typesOf(schema);
    const { longest } = fields[name] ?? {};
    if (longest !== undefined) unused.delete(name);
    if (types.includes('string') && schema.enum === undefined) {
      schema.maxLength ??= longest ?? (schema.pattern === undefined ? longestText : longestNumber);
    }
    if (types.includes('array')) schema.maxItems ??= longest ?? longestList;
    for (const [key, property] of Object.entries(schema.properties ?? {})) {
      writeBounds(property, key, seen);
    }
    const inner = [schema.items, schema.additionalProperties, schema.then, schema.else];
    const choices = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? []);
    for (const one of [...inner, ...choices]) {
      if (isObject(one)) writeBounds(one, name, seen);
    }
  };

  const bounded = new Set();
  for (const operation of operationsOf(contract)) {
    for (const sent of operation.parameters ?? []) {
      const parameter = sent.$ref
        ? contract.components.parameters[sent.$ref.split('/').at(-1)]
        : sent;
      writeBounds(parameter.schema, parameter.name, bounded);
    }
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
      writeBounds(schema, '', bounded);
    }
  }
  for (const [name, schema] of Object.entries(contract.components.schemas)) {
    writeUnits(schema, name);
  }
  for (const operation of operationsOf(contract)) {
    const { operationId, tags, responses, requestBody } = operation;
    writeUnits({ requestBody, responses }, operationId);
    if ((tags ?? []).length !== 1) problems.push(`${operationId} needs one tag`);
    if (responses.default === undefined) problems.push(`${operationId} has no default reply`);
    writeExample(requestBody, operationId, 'request');
    writeExample(responses['200'], operationId, 'reply');
  }
  for (const [name, reply] of Object.entries(contract.components.responses)) {
    writeExample(reply, `response ${name}`, 'reply');
  }
  return [
    ...new Set(problems),
    ...[...unused].map((key) => `fields.yaml: nothing is called ${key}`),
  ];
}

/** Every operation of a bundled contract. */
export const operationsOf = (contract) =>
  Object.values(contract.paths).flatMap((item) =>
    Object.values(item).filter((operation) => operation?.operationId !== undefined),
  );
