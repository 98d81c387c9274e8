/** A machine as a Mermaid state diagram. */
import { labelOf, statesIn, transitionsIn, type OutlineState } from './outline.ts';

/** Removes or replaces the characters that have a meaning in Mermaid. */
const escapeMermaid = (text: string): string =>
  text
    .replaceAll(/[#;]/g, ' ')
    .replaceAll('"', "'")
    .replaceAll(':', '∶')
    .replaceAll(/[<>{}]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const stateLines = (
  state: OutlineState,
  nameOf: (id: string) => string,
  indent: string,
): string[] => {
  const name = nameOf(state.id);
  const declared = `${indent}state "${escapeMermaid(state.key)}" as ${name}`;
  if (state.states.length === 0) {
    return state.type === 'final' ? [declared, `${indent}${name} --> [*]`] : [declared];
  }
  const inner = `${indent}  `;
  const first = state.initial === '' ? [] : [`${inner}[*] --> ${nameOf(state.initial)}`];
  const children = state.states.flatMap((child, index) => [
    ...(index > 0 && state.type === 'parallel' ? [`${inner}--`] : []),
    ...stateLines(child, nameOf, inner),
  ]);
  return [`${declared} {`, ...first, ...children, `${indent}}`];
};

/** The Mermaid state diagram of a machine. */
export const mermaidText = (outline: OutlineState): string => {
  const names = new Map(statesIn(outline).map(({ id }, index) => [id, `s${index}`]));
  const nameOf = (id: string) => names.get(id) ?? id;
  const edges = transitionsIn(outline).flatMap((transition) => {
    const to = transition.targets.length === 0 ? [transition.source] : transition.targets;
    return to.map(
      (target) =>
        `  ${nameOf(transition.source)} --> ${nameOf(target)}: ${escapeMermaid(labelOf(transition))}`,
    );
  });
  return ['stateDiagram-v2', ...stateLines(outline, nameOf, '  '), ...edges, ''].join('\n');
};
