/** Writes paths as lists of steps: JSON for programs, Gherkin and CSV for test management tools. */
import type { ExportedFlow, ExportedPath, ExportedStep } from './exportedPath.ts';

/** The paths as JSON, one object per path. */
export const jsonText = (flows: readonly ExportedFlow[]): string => {
  const shown = flows.flatMap(({ flow, area, paths }) =>
    paths.map(({ name, requirements, steps }) => ({
      flow,
      area,
      name,
      requirements,
      steps: steps.map(({ kind, action, arrives, states, transitions, guards }) => ({
        kind,
        action,
        arrives,
        states,
        transitions,
        guards,
      })),
    })),
  );
  return `${JSON.stringify(shown, null, 2)}\n`;
};

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const scenario = ({ name, requirements, steps }: ExportedPath): string => {
  const [start, ...rest] = steps;
  const told = rest.flatMap(({ action, arrives }) => [`    When ${action}`, `    Then ${arrives}`]);
  const lines = [
    ...(requirements.length === 0 ? [] : [`  ${requirements.map((id) => `@${id}`).join(' ')}`]),
    `  Scenario: ${name}`,
    `    Given ${start?.action ?? ''}`,
    `    Then ${start?.arrives ?? ''}`,
    ...told,
  ];
  return lines.map((line) => line.replaceAll(/[\r\n]+/g, ' ')).join('\n');
};

/** One Gherkin feature per flow and one scenario per path; requirement ids become tags. */
export const gherkinText = (flows: readonly ExportedFlow[]): string =>
  flows
    .map(({ flow, description, paths }) =>
      [
        `Feature: ${flow}`,
        `  ${oneLine(description)}`,
        '',
        paths.map(scenario).join('\n\n'),
        '',
      ].join('\n'),
    )
    .join('\n');

/**
 * A CSV cell (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in
 * front.
 */
const cell = (value: string | number): string => {
  const text = String(value);
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
};

const HEAD = [
  'flow',
  'path',
  'step',
  'action',
  'expected',
  'states',
  'transitions',
  'requirements',
];

const rowsOf = (flow: string, { steps, requirements }: ExportedPath, path: number) =>
  steps.map(({ action, arrives, states, transitions }: ExportedStep, step) => [
    flow,
    path + 1,
    step,
    action,
    arrives,
    states.join(' '),
    transitions.join('; '),
    requirements.join(' '),
  ]);

/** The paths as a CSV file, one row per step. */
export const csvText = (flows: readonly ExportedFlow[]): string =>
  [HEAD, ...flows.flatMap(({ flow, paths }) => paths.flatMap((path, at) => rowsOf(flow, path, at)))]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
