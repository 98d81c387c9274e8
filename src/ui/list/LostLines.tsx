import styled from 'styled-components';
import { Stage } from '../Stage.tsx';

const Lists = styled.div`
  max-block-size: 30vh;
  overflow-y: auto;
  border-radius: var(--r-lg);
  background: var(--surface-quiet);
  padding: 6px 16px;
  h3 {
    font: var(--type-xs);
    font-weight: 620;
    color: var(--text-2);
    padding-block-start: 8px;
  }
  li {
    display: flex;
    align-items: center;
    gap: 12px;
    padding-block: 6px;
    color: var(--text);
  }
  li > [data-tint] {
    inline-size: 44px;
    flex: none;
  }
  li > span {
    color: var(--text-2);
  }
`;

interface LostLine {
  id: number;
  name: string;
  image: string | null;
  /** The id of the item or vehicle in this line, which decides the tint of its picture. */
  thingId: number;
  count: number;
}

export interface LostList {
  id: number;
  /** The heading above the lines; null when there is only one list. */
  title: string | null;
  lines: readonly LostLine[];
}

/**
 * The cart lines that will be removed if the customer confirms: pictures, quantities, and names.
 */
export function LostLines({ lists }: { lists: readonly LostList[] }) {
  return (
    <Lists>
      {lists.map(({ id, title, lines }) => (
        <section key={id}>
          {title !== null && (
            <h3>
              <bdi>{title}</bdi>
            </h3>
          )}
          <ul>
            {lines.map((line) => (
              <li key={line.id}>
                <Stage id={line.thingId} image={line.image} radius="var(--r-sm)" art="70%" />
                <span>{line.count} ×</span>
                <bdi>{line.name}</bdi>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Lists>
  );
}
