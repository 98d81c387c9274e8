/**
 * Makes the generated contract from the written one: merges the areas' paths, bundles the entities,
 * completes units and examples from the data dictionary, lints with Redocly, checks every example
 * against its schema, and writes `generated/storefront.json`
 * and `generated/api.ts`. With `--check` it only says whether the generated files are up to date.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  bundle,
  createConfig,
  lintDocument,
  makeDocumentFromString,
  BaseResolver,
} from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import openapiTS, { astToString } from 'openapi-typescript';
import { completeContract, operationsOf } from './dictionary.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const entry = path.join(here, 'storefront.yaml');
const areaFiles = fs.readdirSync(path.join(here, 'areas')).sort();

/**
 * The entry file with one `$ref` for each path, so that nobody has to maintain this list by hand.
 */
function entryWithPaths() {
  const lines = ['paths:'];
  for (const file of areaFiles) {
    const text = fs.readFileSync(path.join(here, 'areas', file), 'utf8');
    for (const [, route] of text.matchAll(/^'?(\/[^':\s]*)'?:/gm)) {
      const pointer = route.replaceAll('~', '~0').replaceAll('/', '~1');
      lines.push(`  '${route}':`, `    $ref: 'areas/${file}#/${pointer}'`);
    }
  }
  return `${fs.readFileSync(entry, 'utf8')}${lines.join('\n')}\n`;
}

function failWith(messages) {
  for (const message of messages) console.error(message);
  process.exit(1);
}

/** The examples that do not fit their schema. */
function badExamples(document) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'contract');
  const bad = [];
  const visit = (node, pointer) => {
    if (typeof node !== 'object' || node === null) return;
    const examples = [
      ...('example' in node ? [node.example] : []),
      ...Object.values(node.examples ?? {}).flatMap((one) =>
        one?.value === undefined ? [] : [one.value],
      ),
    ];
    if (node.schema !== undefined && examples.length > 0) {
      const validate = ajv.compile({ $ref: `contract#${pointer}/schema` });
      for (const example of examples) {
        if (!validate(example)) bad.push(`${pointer}: ${ajv.errorsText(validate.errors)}`);
      }
    }
    for (const [key, value] of Object.entries(node)) {
      visit(
        value,
        `${pointer}/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`,
      );
    }
  };
  visit(document.paths, '/paths');
  return bad;
}

const config = await createConfig({
  extends: ['recommended'],
  rules: {
    'operation-4xx-response': 'off',
    'security-defined': 'off',
    'no-ambiguous-paths': 'off',
    'info-license-url': 'off',
    'no-server-example.com': 'off',
  },
});
const externalRefResolver = new BaseResolver();
const document = makeDocumentFromString(entryWithPaths(), entry);
const bundled = await bundle({ doc: document, config, externalRefResolver, base: here });
const problems = [
  ...bundled.problems,
  ...(await lintDocument({
    document: makeDocumentFromString(JSON.stringify(bundled.bundle.parsed), entry),
    config: config.styleguide ?? config,
    externalRefResolver,
  })),
].filter(({ severity }) => severity === 'error');
if (problems.length > 0) {
  failWith(problems.map(({ message, location }) => `${location[0]?.pointer ?? ''} ${message}`));
}
const contract = bundled.bundle.parsed;
// The types are generated without examples, which would only add noise beside each field.
const bare = structuredClone(contract);
const lacking = completeContract(contract, path.join(here, 'fields.yaml'));
if (lacking.length > 0) failWith(lacking);
const bad = badExamples(contract);
if (bad.length > 0) failWith(bad);

const header = '/* Written by `npm run generate` from openapi/; never by hand. */\n\n';
const types = astToString(
  await openapiTS(bare, {
    alphabetize: true,
    emptyObjectsUnknown: true,
  }),
);
const outputs = {
  'storefront.json': `${JSON.stringify(contract, null, 1)}\n`,
  'api.ts': header + types,
};
const folder = path.join(here, 'generated');
fs.mkdirSync(folder, { recursive: true });
const stale = Object.entries(outputs).filter(([name, text]) => {
  const file = path.join(folder, name);
  return !fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text;
});
if (process.argv.includes('--check')) {
  if (stale.length > 0) failWith(['The generated contract is stale: run `npm run generate`.']);
} else {
  for (const [name, text] of stale) fs.writeFileSync(path.join(folder, name), text);
}
console.log(
  `contract: ${operationsOf(contract).length} operations, ${Object.keys(contract.components.schemas).length} schemas`,
);
