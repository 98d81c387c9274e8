import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SnapshotFrom } from 'xstate';
import type { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import type { CheckoutSection } from '../../machines/rules/domain.ts';
import { resolve } from '../messages/index.ts';
import { Panel } from '../ui/Layout.tsx';
import { Notice } from '../ui/Panels.tsx';

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  margin-block-end: 20px;
  h2 {
    font: var(--type-h3);
    flex: 1;
  }
  > span {
    inline-size: 32px;
    block-size: 32px;
    border-radius: 50%;
    background: var(--ink);
    color: var(--on-ink);
    display: grid;
    place-items: center;
    font: 700 0.875rem/1 var(--font);
  }
`;

/** Fields of one part under each other. */
export const Stack = styled.div`
  display: grid;
  gap: 16px;
`;

export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;

interface PartProps {
  number: number;
  title: string;
  /** The refusals said here; null for a part that is never refused. */
  section: CheckoutSection | null;
  snapshot: CheckoutSnapshot;
  children: ReactNode;
}

/** A numbered part of the form; a refusal that points here is said here, and focus comes to it. */
export function Part({ number, title, section, snapshot, children }: PartProps) {
  const { refusal } = snapshot.context;
  return (
    <Panel
      {...(section === null ? {} : { id: `checkout-${section}`, tabIndex: -1 })}
      aria-label={title}
    >
      <Head>
        <span aria-hidden>{number}</span>
        <h2>{title}</h2>
      </Head>
      <Stack>
        {children}
        {refusal !== null && refusal.section === section && (
          <Notice look="danger">{resolve(refusal.message)}</Notice>
        )}
      </Stack>
    </Panel>
  );
}
