import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { explore } from '../explore.ts';
import { findFlows, loadModel } from '../flow.ts';
import { coverPaths } from '../generate.ts';
import { canDo } from '../page.ts';
import { loadPage, pageFileOf, pathsOnPage } from '../pages.ts';
import { orderModel } from '../smallModels.ts';
import { graphwalkerText, mermaidText } from './graphs.ts';
import { csvText, gherkinText, jsonText } from './lists.ts';
import { playwrightSetup, playwrightText } from './playwright.ts';
import { exportFlow, type ExportedFlow } from './exportedPath.ts';

const graph = explore(orderModel);
const told = exportFlow({ flow: 'order', area: 'small', file: '' }, graph, coverPaths(graph));
const steps = told.paths.flatMap((path) => path.steps);

interface Model {
  readonly startElementId: string;
  readonly vertices: readonly {
    readonly id: string;
    readonly name: string;
    readonly requirements?: readonly string[];
  }[];
  readonly edges: readonly Record<'id' | 'name' | 'sourceVertexId' | 'targetVertexId', string>[];
}

describe('paths in other notations', () => {
  it('as JSON keep every step with its transitions and guards', () => {
    const read = JSON.parse(jsonText([told])) as ExportedFlow['paths'];
    expect(read.flatMap((path) => path.steps).length).toBe(steps.length);
    expect(read[0]).toMatchObject({
      flow: 'order',
      area: 'small',
      requirements: ['ORD-01', 'ORD-03'],
    });
    expect(read[0]?.steps[1]).toEqual({
      kind: 'send',
      action: 'order.place: tea',
      arrives: 'sending',
      states: ['order.sending'],
      transitions: ['order.editing | order.place | 1'],
      guards: ['order.editing | order.place | 0 : refused'],
    });
  });

  it('as Gherkin have requirement tags, and begin with Given', () => {
    const text = gherkinText([told]);
    expect(text.match(/^ {2}Scenario: /gm)).toHaveLength(told.paths.length);
    expect(text).toContain('  @ORD-01 @ORD-03\n  Scenario: ');
    expect(text).toContain(
      '    Given nothing stored\n    Then editing\n    When order.place: tea\n',
    );
  });

  it('as CSV are a row a step, quoted, and never a formula', () => {
    const [path] = told.paths;
    if (path === undefined) throw new Error('there is a path');
    const [first] = path.steps;
    if (first === undefined) throw new Error('there is a step');
    const odd = { ...first, action: '=SUM(A1),"x"' };
    const text = csvText([{ ...told, paths: [{ ...path, steps: [odd] }] }]);
    expect(text.split('\r\n')[1]).toMatch(/^order,1,0,"'=SUM\(A1\),""x""",editing,/);
    expect(csvText([told]).trimEnd().split('\r\n')).toHaveLength(steps.length + 1);
  });

  it('as GraphWalker are one connected model with names that methods can have', () => {
    const { models } = JSON.parse(graphwalkerText([told])) as { models: Model[] };
    const [model] = models;
    if (model === undefined) throw new Error('there is a model');
    const ids = model.vertices.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain(model.startElementId);
    for (const { name, sourceVertexId, targetVertexId } of model.edges) {
      expect(name).toMatch(/^e_\w+$/);
      expect(ids).toContain(sourceVertexId);
      expect(ids).toContain(targetVertexId);
    }
    const left = model.edges.map(({ sourceVertexId }) => sourceVertexId);
    const entered = model.edges.map(({ targetVertexId }) => targetVertexId);
    expect(ids.filter((id) => !left.includes(id))).toEqual([]);
    expect(ids.filter((id) => !entered.includes(id))).toEqual([]);
  });

  it('as GraphWalker give a vertex the requirements of the steps that arrive there', () => {
    const { models } = JSON.parse(graphwalkerText([told])) as { models: Model[] };
    const vertices = models[0]?.vertices ?? [];
    const given = vertices.map(({ name, requirements }) => [name, ...(requirements ?? [])]);
    expect(given.slice(0, 4)).toEqual([
      ['v_Start'],
      ['v_editing', 'ORD-01', 'ORD-02'],
      ['v_sending'],
      ['v_placed', 'ORD-03'],
    ]);
  });

  it('as Mermaid name each situation once', () => {
    const text = mermaidText([told]);
    expect(text).toMatch(/^flowchart TD\n {2}subgraph f0\["order"\]\n {4}f0v0\["Start"\]/);
    expect(text).toContain('-->|"order.place: tea"|');
  });

  /** The Playwright test of a flow of the project, written for the folder `test/exported`. */
  const playwrightOf = async (name: string): Promise<string> => {
    const [flow] = findFlows().filter((one) => one.flow === name);
    const file = flow === undefined ? null : pageFileOf(flow);
    if (file === null) throw new Error(`${name} has a page model`);
    const page = await loadPage(file);
    const folder = path.join(file.page, '../../exported');
    return playwrightText(await pathsOnPage(file, page), page, file, folder);
  };

  it('as Playwright import the page model of the flow and tell each step', async () => {
    const text = await playwrightOf('theme');
    expect(text).toContain(`import { themePage } from '../site/theme.page.ts';`);
    expect(text).toContain(`import { FlowOnPage } from '../paths/page.ts';`);
    expect(text).toContain(
      `  await flow.does('theme.chosen: dark');\n  await flow.sees('theme.dark');`,
    );
    expect(playwrightSetup('/elsewhere').map(([name]) => name)).toEqual([
      'playwright.config.ts',
      'package.json',
    ]);
  });

  it('as Playwright wait as long for the page as the page models do', () => {
    const [[, config] = ['', '']] = playwrightSetup('/elsewhere');
    expect(config).toContain('  timeout: 120_000,\n  expect: { timeout: 30_000 },\n');
    expect(config).toContain(`contextOptions: { reducedMotion: 'reduce' },`);
  });

  it('as Playwright look at no state that the page leaves by itself, as the walks here do', async () => {
    const text = await playwrightOf('coupon');
    expect(text).toContain(
      `  await flow.does('coupon.apply');\n  await flow.hears('findCoupon done: fitting');\n`,
    );
    expect(text).toContain(`  await flow.sees('coupon.applied');`);
  });
});

describe('page models', () => {
  const files = findFlows().flatMap((flow) => pageFileOf(flow) ?? []);

  it.each(files)(
    '$flow: every deed and answer of it is one of the flow, and paths use it',
    async (file) => {
      const page = await loadPage(file);
      const { paths } = await pathsOnPage(file, page);
      const { edges } = explore({
        ...(await loadModel(file)),
        allows: (label, states) => canDo(page, label, states),
      });
      const offered = new Set(edges.map(({ move }) => move.label));
      const deeds = [...Object.keys(page.acts), ...Object.keys(page.answers)];
      expect(paths.length).toBeGreaterThan(0);
      expect(deeds.filter((label) => !offered.has(label))).toEqual([]);
    },
  );
});
