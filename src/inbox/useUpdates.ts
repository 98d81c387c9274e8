import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { configQuery } from '../shop/config.ts';
import { useRoot } from '../shop/root.ts';
import { startUpdates } from './updates.wiring.ts';

/** Starts the updates of messages and notifications, unless they run already (NAV-19). */
export function useUpdates(): void {
  const root = useRoot();
  const { data: config } = useQuery(configQuery());
  const streams = config?.eventStream;
  useEffect(() => {
    if (streams !== undefined) startUpdates(root, streams);
  }, [root, streams]);
}
