import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { wordingOf } from '../../machines/rules/wording.ts';
import type { MessageRef, Module } from '../../machines/rules/domain.ts';
import { messageOf } from '../../machines/rules/failure.ts';
import { resolve } from '../messages/index.ts';
import { useEnteredModule, useModules } from '../modules/index.ts';
import { configQuery } from '../shop/config.ts';
import { storeQuery } from '../shop/store.ts';
import { Wrap } from '../ui/Layout.tsx';
import { ErrorPanel } from '../ui/Panels.tsx';
import { earlierNoteQuery } from './queries.ts';
import type { PrescriptionOrder } from './useCheckout.ts';

interface PrescriptionStoreProps {
  /** The store's id in the URL; '' when there is none. */
  storeId: string;
  /** The id of the earlier order to repeat; null for a new one. */
  repeatedOrderId: string | null;
  waiting: ReactNode;
  children: (order: PrescriptionOrder, module: Module) => ReactNode;
}

/**
 * Loads what an order by prescription needs: its store, whose module becomes the current one, and
 * the note of an earlier order to repeat. Shows `waiting` while it loads, and an error when the
 * store accepts no prescriptions.
 */
export function PrescriptionStore({
  storeId,
  repeatedOrderId,
  waiting,
  children,
}: PrescriptionStoreProps) {
  const store = useQuery(storeQuery(storeId));
  const config = useQuery(configQuery());
  const earlier = useQuery({
    ...earlierNoteQuery(repeatedOrderId ?? ''),
    enabled: repeatedOrderId !== null,
  });
  const modules = useModules();
  useEnteredModule(store.data?.moduleId);
  const module = modules.find(({ id }) => id === store.data?.moduleId);
  const failed = [store, config].filter(({ data, error }) => data === undefined && error !== null);
  if (failed[0] !== undefined) {
    const retry = () => void Promise.all(failed.map(({ refetch }) => refetch()));
    return <Refused message={messageOf(failed[0].error)} onRetry={retry} />;
  }
  // Without an answer the note stays empty: the order can be placed all the same.
  if (store.data === undefined || config.data === undefined || earlier.isLoading) return waiting;
  if (!store.data.prescriptionOrder || !config.data.prescriptionOrder) {
    return <Refused message={{ key: 'checkout.prescription.notTaken' }} />;
  }
  if (module === undefined) {
    const values = { store: resolve({ key: wordingOf('pharmacy').store }) };
    return <Refused message={{ key: 'orders.again.elsewhere', values }} />;
  }
  return children({ storeId: store.data.id, repeatedOrderId, note: earlier.data ?? '' }, module);
}

function Refused({ message, onRetry }: { message: MessageRef; onRetry?: () => void }) {
  return (
    <Wrap style={{ paddingBlockStart: 28 }}>
      <ErrorPanel message={message} {...(onRetry === undefined ? {} : { onRetry })} />
    </Wrap>
  );
}
